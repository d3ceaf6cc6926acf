export { Component } from './not-open-yet';
