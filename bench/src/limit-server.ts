import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Company, Entry } from './gateway/records.ts';
import { languageOf, pick, quickText, restCalls, roleNames, type Page } from './gateway/rest.ts';
import { listenAndReport } from './support/listen.ts';

// The limit of what Node can do for these operations: no GraphQL at all, the same upstream calls, the same JSON.

type Language = 'ZH' | 'EN';
interface Request {
  operationName: string;
  variables: {
    page: number;
    input: { role?: string; companyName: string; contactName: string; email: string };
  };
}

const rest = restCalls(
  process.env['BACKEND_URL'] ?? '',
  process.env['QUICK_TEXT'] === '1' ? quickText : undefined,
);
const listPath = (language: Language, page: number, size: number) =>
  `/app/info/getEntriesList?pageNo=${page}&pageSize=${size}&language=${language}`;

const operations: Record<string, (language: Language, variables: Request['variables']) => Promise<object>> = {
  async Small(language, { page }) {
    const { records } = await rest.get<Page<Entry>>(language, listPath(language, page, 10));
    const nodes = records.map(({ id, titleCn, titleEn, imageUrl }) => ({
      id,
      title: pick(language, titleCn, titleEn),
      imageUrl: imageUrl || null,
    }));
    return { products: { nodes } };
  },

  async Fanout(language, { page }) {
    const { records, total } = await rest.get<Page<Entry>>(language, listPath(language, page, 50));
    const ids = [...new Set(records.map(({ companyId }) => companyId))].join(',');
    const companies = await rest.get<Company[]>(
      language,
      `/app/catalogue/companies?ids=${encodeURIComponent(ids)}`,
    );
    const byId = new Map(companies.map((company) => [company.id, company]));
    const nodes = records.map(({ id, titleCn, titleEn, companyId }) => {
      const company = byId.get(companyId);
      if (!company) throw new Error(`no company ${companyId}`);
      const { companyNameCn, companyNameEn, boothNumber } = company;
      return {
        id,
        title: pick(language, titleCn, titleEn),
        exhibitor: { name: pick(language, companyNameCn, companyNameEn), boothNumber },
      };
    });
    return { products: { nodes, totalCount: total } };
  },

  async Subscribe(language, { input: { role, ...others } }) {
    const body = { ...(role ? { roleName: roleNames[role] } : {}), ...others };
    const { message } = await rest.post(language, '/app/user/addExhibition', body);
    return { subscribe: { message, errors: [] } };
  },
};

async function answer(request: IncomingMessage, chunks: Buffer[], response: ServerResponse): Promise<void> {
  const { operationName, variables } = JSON.parse(Buffer.concat(chunks).toString()) as Request;
  const operation = operations[operationName];
  if (!operation) throw new Error(`no operation ${operationName}`);
  const data = await operation(languageOf(request.headers['language']), variables);
  const body = Buffer.from(JSON.stringify({ data }));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    answer(request, chunks, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
});
listenAndReport(server);
