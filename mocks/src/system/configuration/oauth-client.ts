import { oauthClient } from '@jwsk/sdk/system'
import { getTimeBefore } from '../../areas/shared/clock'
import { crud } from '../../engine/crud'
import { type AuditColumns, createAuditColumns } from '../../engine/world/audit'
import { defineTable } from '../../engine/world/world'

interface OauthClientRow extends AuditColumns {
  readonly id: string
  readonly clientId: string
  readonly clientSecret: string
  readonly authorizedGrantTypes: string
  readonly scope: string
  readonly accessTokenValidity: number
  readonly refreshTokenValidity: number
  readonly webServerRedirectUri: string
  readonly resourceIds: string
  readonly authorities: string
  readonly autoapprove: string
  readonly additionalInformation: string
}

const clients: readonly (readonly [id: string, grants: string, redirect: string])[] = [
  ['console', 'captcha,password,refresh_token,social,authorization_code', 'http://127.0.0.1:5173'],
  ['visitor-app', 'password,refresh_token,sms,social', 'https://m.yunqihu.example'],
  ['mini-program', 'social,refresh_token', 'https://mini.yunqihu.example'],
  ['gate-terminal', 'client_credentials', 'https://gate.yunqihu.example'],
  ['report', 'authorization_code,refresh_token', 'https://report.yunqihu.example'],
]

/** Client id and secret pairs of the demo: the console's, the documentation's and those in the table. */
export const demoClients: readonly string[] = [
  'jwsk-console:jwsk-console',
  'console:console',
  ...clients.map(([clientId]) => `${clientId}:demo-${clientId}`),
]

export const oauthClientTable = defineTable<OauthClientRow>('oauthClient', (world) =>
  clients.map(([clientId, authorizedGrantTypes, webServerRedirectUri], index) => ({
    id: world.seedId('oauthClient', index),
    clientId,
    clientSecret: `demo-${clientId}`,
    authorizedGrantTypes,
    scope: 'all',
    accessTokenValidity: 3600,
    refreshTokenValidity: 604_800,
    webServerRedirectUri,
    resourceIds: '',
    authorities: '',
    autoapprove: '',
    additionalInformation: authorizedGrantTypes === 'client_credentials' ? '{"account":"staff001"}' : '',
    ...createAuditColumns(getTimeBefore(world, 400 - index * 30)),
  })),
)

export const oauthClientMocks = crud(oauthClient, oauthClientTable, {
  match: 'equal',
  view: ({ clientSecret: _, ...row }) => row,
  // an empty secret keeps the old one
  beforeSave: (row, _, before) => ({ ...row, clientSecret: row.clientSecret || (before?.clientSecret ?? '') }),
})
