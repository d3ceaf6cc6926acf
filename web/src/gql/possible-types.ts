
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
    ],
    "Node": [
      "BuyerPost",
      "ConferenceEvent",
      "Exhibitor",
      "NewsArticle",
      "Product",
      "Video"
    ]
  }
};
      export default result;
    