export { SurveyPanel as Component } from './survey-panel';
