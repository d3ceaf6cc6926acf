
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
    ],
    "Contact": [
      "ContactCard",
      "Linkage"
    ]
  }
};
      export default result;
    