
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ConsultationSubject": [
      "BuyerPost",
      "Exhibitor",
      "Product"
    ]
  }
};
      export default result;
    