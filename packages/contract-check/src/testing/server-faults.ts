import type { Answer, Tamper } from './tampering-proxy'

export const jsonAnswer = (text: string): Answer => ({ status: 200, type: 'application/json', text })
const done = jsonAnswer('{"code":200,"success":true,"msg":"操作成功"}')
const hasId = (body: string) => /"id":"\d+"/.test(body)

/** What a server may get wrong: the call, how it answers, and what is said of it. */
export const serverFaults: readonly { readonly of: RegExp; readonly tell: Tamper; readonly said: RegExp }[] = [
  {
    of: /post\/page/,
    tell: async (_, forward) => ({ ...(await forward()), text: (await forward()).text.replace(/"total":\d+/, '"total":"many"') }),
    said: /^post\.page +200 {2}deviates {2}\$\.data\.total: expected integer, found "many"/m,
  },
  {
    of: /post\/detail/,
    tell: async (_, forward) => ({ ...(await forward()), text: (await forward()).text.replace('"postName"', '"name"') }),
    said: /^post\.detail +200 {2}deviates {2}\$\.data: postName is missing/m,
  },
  {
    of: /topmenu\/list/,
    tell: async (_, forward) => ({ ...(await forward()), text: (await forward()).text.replace('"code":200', '"code":"200"') }),
    said: /^topMenu\.page +200 {2}deviates {2}\$\.code: expected integer, found "200"/m,
  },
  {
    of: /tenant\/select/,
    tell: async () => ({ status: 200, type: 'text/html', text: '<title>welcome</title>' }),
    said: /^tenant\.select +200 {2}deviates {2}expected JSON, found text\/html/m,
  },
  {
    of: /role\/alias/,
    tell: async () => ({ ...jsonAnswer('{}'), status: 404 }),
    said: /^missing, though the profile does not say so:\n {2}system: 1 of \d+: role\.alias$/m,
  },
  {
    of: /dept\/tree/,
    tell: async () => jsonAnswer('{"code":500,"success":false,"msg":"服务器异常"}'),
    said: /^dept\.tree +200 {2}failed +code 500: 服务器异常/m,
  },
  {
    of: /user\/export-user/,
    tell: async () => done,
    said: /^user\.exportUser +200 {2}deviates {2}expected a file, found application\/json/m,
  },
  {
    of: /post\/submit/,
    tell: async ({ body }, forward) => (hasId(body) ? done : forward()),
    said: /^post\.submit \(change\) +200 {2}deviates {2}sort: sent 2, reads 1/m,
  },
  {
    of: /role\/submit/,
    tell: async () => done,
    said: /^role\.submit \(add\) +200 {2}failed +is not listed afterwards/m,
  },
  {
    of: /dict\/remove/,
    tell: async () => done,
    said: /^dict\.remove +200 {2}failed +\d+ is still listed[\s\S]*^left behind, to be removed by hand:\n {2}dict \d+\n {2}role \{/m,
  },
  {
    of: /user\/submit/,
    // carried out, and said not to be
    tell: async ({ body }, forward) => (hasId(body) ? forward() : { ...(await forward()), text: '{"code":500,"msg":"服务器异常"}' }),
    said: /^user\.submit \(add\) +200 {2}failed +code 500: 服务器异常\n[\s\S]*^user\.remove +200 {2}ok$/m,
  },
  {
    of: /region\/submit/,
    tell: async ({ body }, forward) => ({
      ...(hasId(body) ? done : await forward()),
      text: '{"code":400,"success":false,"msg":"code:不能为空"}',
    }),
    said: /^region\.submit \(add\) +200 {2}deviates {2}refuses its example: code 400: code:不能为空\n[\s\S]*^region\.remove +200 {2}ok$/m,
  },
]
