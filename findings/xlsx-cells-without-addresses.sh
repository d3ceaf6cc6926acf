#!/bin/bash
# In SpreadsheetML the address of a row and of a cell (attribute `r`) is optional (ECMA-376 part 1, 18.3.1.73 and 18.3.1.4):
# without one, a cell follows its neighbour. Small exporters leave it out. SheetJS 0.18.5 reads such a sheet; read-excel-file
# 9.3.17 and exceljs 4.4.0 fail on it, each with an error that names no cell.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund read-excel-file@9.3.17 exceljs@4.4.0 xlsx@0.18.5 fflate@0.8.3 >/dev/null 2>&1
cat > try.mjs <<'JS'
import { createRequire } from 'node:module';
import { strToU8, zipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import fs from 'node:fs';
const require = createRequire(import.meta.url);
const ns = 'http://schemas.openxmlformats.org';
const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const text = (value) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const parts = {
  '[Content_Types].xml': `<Types xmlns="${ns}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${ns}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${ns}/spreadsheetml/2006/main" xmlns:r="${ns}/officeDocument/2006/relationships"><sheets><sheet name="Stands" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${ns}/package/2006/relationships"><Relationship Id="rId1" Type="${ns}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  'xl/worksheets/sheet1.xml': `<worksheet xmlns="${ns}/spreadsheetml/2006/main"><sheetData><row>${text('Stand')}${text('m²')}</row><row>${text('N3-B12')}<c><v>36</v></c></row></sheetData></worksheet>`,
};
const file = Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)]))));
fs.writeFileSync('stands.xlsx', file);
const xlsx = require('xlsx');
const exceljs = require('exceljs');
const readers = {
  'SheetJS 0.18.5': () => JSON.stringify(xlsx.utils.sheet_to_json(xlsx.read(file).Sheets.Stands, { header: 1 })),
  'read-excel-file 9.3.17': async () => JSON.stringify(await readSheet('stands.xlsx')),
  'exceljs 4.4.0': async () => {
    const book = new exceljs.Workbook();
    await book.xlsx.load(file);
    return JSON.stringify(book.worksheets.map((sheet) => sheet.getSheetValues()));
  },
};
for (const [name, read] of Object.entries(readers)) {
  try {
    console.log(`${name} reads ${await read()}`);
  } catch (error) {
    console.log(`${name} fails: ${error.message}`);
  }
}
JS
seen=$(node try.mjs); echo "$seen"
grep -qxF 'SheetJS 0.18.5 reads [["Stand","m²"],["N3-B12",36]]' <<<"$seen" || { echo 'This has changed.'; exit 1; }
grep -qxF "read-excel-file 9.3.17 fails: Cannot read properties of undefined (reading 'length')" <<<"$seen" || { echo 'This has changed.'; exit 1; }
grep -qxF 'exceljs 4.4.0 fails: Invalid row number in model' <<<"$seen" || { echo 'This has changed.'; exit 1; }
