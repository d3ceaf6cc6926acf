export { SURVEY_ENTRY, SurveyGate } from './gate/survey-gate';
