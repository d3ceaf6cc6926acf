/** What a list of the catalogue is asked by. */
export interface ListArguments {
  keyword?: string | null | undefined;
  categoryCode?: string | null | undefined;
  page: number;
  pageSize: number;
}

/** The same by the names of the REST contract. */
export const listQuery = ({ keyword, categoryCode, page, pageSize }: ListArguments) => ({
  pageNo: page,
  pageSize,
  keyword: keyword?.trim(),
  classify: categoryCode ?? undefined,
});
