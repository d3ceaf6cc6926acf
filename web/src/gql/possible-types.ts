
      export interface PossibleTypesResultData {
        possibleTypes: {
          [key: string]: string[]
        }
      }
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ChangedObject": [
      "BuyerPost",
      "Category",
      "ConferenceEvent",
      "Exhibitor",
      "NewsArticle",
      "Product",
      "Video"
    ],
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
    