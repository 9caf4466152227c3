import { createVerify, generateKeyPairSync } from 'node:crypto';
import { gridRow } from '../support/grid';
import { expectSoon } from '../support/openApp';
import { startStandIn, type OutsideRequest, type StandIn } from '../support/standIn';
import { useApp } from '../support/useApp';

const sheetId = 'sheet-of-the-roster';
const account = 'roster@my-project.iam.gserviceaccount.com';
const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

const rows = [
  ['day', 'name', 'task', 'state'],
  ['2026-11-23', 'Imke', 'Gate', 'done'],
  // Google leaves empty cells at the end of a row out.
  ['2026-11-24', 'Tarek', 'Desk'],
];

/** Gives a token for an assertion that the account has signed, as Google does. */
function giveToken({ body }: OutsideRequest) {
  const assertion = new URLSearchParams(body).get('assertion') ?? '';
  const [header = '', payload = '', signature = ''] = assertion.split('.');
  const { iss, scope } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    iss: string;
    scope: string;
  };
  const isSigned = createVerify('RSA-SHA256')
    .update(`${header}.${payload}`)
    .verify(publicKey, signature, 'base64url');
  return isSigned && iss === account && scope === 'https://www.googleapis.com/auth/spreadsheets'
    ? { body: { access_token: 'a-token', token_type: 'Bearer', expires_in: 3600 } }
    : { status: 400, body: { error: 'invalid_grant' } };
}

function google(request: OutsideRequest) {
  const { method, url, headers, body } = request;
  if (/\/token$/.test(url.pathname)) {
    return giveToken(request);
  }
  const values = `/v4/spreadsheets/${sheetId}/values/Roster!A:D`;
  const pathname = decodeURIComponent(url.pathname);
  if (headers.authorization !== 'Bearer a-token') {
    return { status: 401, body: { error: { code: 401, message: 'no token' } } };
  }
  if (method === 'GET' && pathname === values) {
    return { body: { range: 'Roster!A1:D3', values: rows } };
  }
  if (method === 'POST' && pathname === `${values}:append`) {
    rows.push(...(JSON.parse(body) as { values: string[][] }).values);
    return { body: { updates: { updatedRows: 1 } } };
  }
  return { status: 404, body: { error: { code: 404, message: `no route ${method} ${pathname}` } } };
}

let standIn: StandIn | undefined;

beforeAll(async () => {
  standIn = await startStandIn(google);
});

const app = useApp('studio/how-to/connect-to-googlesheets', () => ({
  env: {
    ...standIn?.env,
    SHEET_ID: sheetId,
    GOOGLE_CLIENT_EMAIL: account,
    GOOGLE_PRIVATE_KEY: privateKey.replaceAll('\n', '\\n'),
  },
}));

afterAll(async () => {
  await standIn?.close();
});

describe('the roster in a stand-in of Google Sheets', () => {
  test('shows the rows of the sheet, also those with empty cells', async () => {
    const page = await app().open('roster');
    await expectSoon(gridRow(page, 'Imke')).toContainText('done');
    await expectSoon(gridRow(page, 'Tarek')).toContainText('Desk');
  });

  test('refuses a duty that is not complete', async () => {
    const page = await app().open('roster');
    await page.getByRole('button', { name: 'Add duty' }).click();
    await expectSoon(page.getByText('Fill in the day, the name, and the task.')).toBeVisible();
    expect(rows).toHaveLength(3);
  });

  test('appends a duty to the sheet', async () => {
    const page = await app().open('roster');
    await page.getByRole('textbox', { name: 'Name' }).fill('Wanda');
    await page.getByRole('textbox', { name: 'Task' }).fill('Stores');
    await page.getByRole('button', { name: 'Add duty' }).click();
    await expectSoon(gridRow(page, 'Wanda')).toContainText('planned');
    expect(rows.at(-1)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d/),
      'Wanda',
      'Stores',
      'planned',
    ]);
  });
});
