export { SurveyGate } from './gate/survey-gate';
