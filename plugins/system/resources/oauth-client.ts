import { defineResource, json, number, password, tags, text, url } from '@jwsk/kit'
import { oauthClient } from '@jwsk/sdk/system'

const oauthClients = defineResource({
  api: oauthClient,
  permission: 'client',
  fields: {
    clientId: text(),
    clientSecret: password(),
    authorizedGrantTypes: tags(),
    scope: tags(),
    accessTokenValidity: number({ min: 1 }),
    refreshTokenValidity: number({ min: 1 }),
    webServerRedirectUri: url(),
    resourceIds: tags(),
    authorities: tags(),
    autoapprove: text(),
    additionalInformation: json(),
  },
  columns: ['clientId', 'authorizedGrantTypes', 'scope', 'accessTokenValidity', 'refreshTokenValidity', 'webServerRedirectUri'],
  search: ['clientId'],
  form: {
    basic: ['clientId', 'clientSecret', 'authorizedGrantTypes', 'scope', 'webServerRedirectUri'],
    validity: ['accessTokenValidity', 'refreshTokenValidity'],
    more: ['resourceIds', 'authorities', 'autoapprove', 'additionalInformation'],
  },
  sortable: ['clientId'],
})

export default oauthClients
