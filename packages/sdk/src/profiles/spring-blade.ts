import { parseSm2PublicKey } from '../crypto/sm2'
import type { Profile, ProfileData } from '../profile'
import { defineProfile } from './define-profile'
import { springBladeOverrides } from './spring-blade-overrides'

export interface SpringBladeOptions {
  /** SM2 public key of the server in hex, `blade.auth.public-key` in its configuration; needed for `sm2`. */
  readonly publicKey?: string
  /** Encoding of the password at sign-in. Defaults to `sm2`; releases before 4.1 expect `md5` or `plain`. */
  readonly passwords?: 'sm2' | 'md5' | 'sha256' | 'plain'
}

const splitWords = (text: string) => text.trim().split(/\s+/)

const unsupported = splitWords(`
  biz/ dp/ es/ flow/ iot/ job/ maintenance/ mobile/ report/
  auth.uploadLogs auth.clearCache auth.sendLoginCode auth.socialList auth.sendSms auth.updatePassword auth.register onlineUser
  leave dashboard.activities dashboard.myNotices dashboard.statistics dashboard.portal dashboard.merchant
  codeSetting columns model modelPrototype pageShow tables code.genCodeFast
  attach oss sms smsEndpoint smsLog smsTemplate ossEndpoint.putFileAttach multipartUpload
  dictBiz keySet monitor tenantPackage dict.dictionaryTree dict.select dept.select role.select role.alias menu.routesExt
  region.importRegion region.exportRegion region.exportTemplate region.crawlData
  tenant.setting tenant.datasource tenant.packageDetail tenant.packageSetting tenant.recycle tenant.pass tenant.findByName
  user.updatePlatform user.platformDetail user.auditPass user.auditRefuse
  apiKey apiKeyLog recordData search sharedPreference tenantDatasource user.setLeader user.leaderInfo user.leaderList dept.leaderInfo
  dict.parentTree dict.dictionaryFull dict.selectAll topMenu.grantTree topMenu.topTreeKeys
`)

/** Fields that the contracts of this edition require; a test compares them with the contracts. */
const requiredEmptyFields = splitWords(`
  id tenantId account name realName roleId deptId postId roleName roleAlias sort deptName fullName menu dataScope apiScope
  category postCode postName code dictKey dictValue alias path source isOpen parentId title key value label createTime menuId
  tenantName linkman paramName paramKey paramValue parentCode clientId scope authorizedGrantTypes accessTokenValidity
  refreshTokenValidity webServerRedirectUri resourceCode scopeName scopeType scopeColumn scopeField scopeClass scopePath
  releaseTime driverClass url username datasourceId serviceName codeName tableName tablePrefix pkName packageName baseMode
  wrapMode apiPath webPath serviceId link length
`)

/** Data of {@link springBlade}, without a key. */
export const springBladeData: ProfileData = {
  name: 'springblade',
  apiPrefix: '',
  servicePrefix: 'blade-',
  credentialsIn: 'form',
  on401: 'probe',
  token: {
    requestFields: {
      ...{ grant_type: 'grantType', username: 'account', refresh_token: 'refreshToken' },
      ...{ scope: '', type: '', deptId: '', roleId: '' },
    },
    responseFields: { role_name: 'authority', real_name: 'userName' },
    grants: ['password', 'captcha', 'social'],
  },
  rejectionCodes: { refresh: [400, 401, 500], role: [401], forbidden: [403] },
  passwords: { signIn: 'sm2', change: 'plain', forgotten: 'plain', newUser: 'plain' },
  operationOverrides: springBladeOverrides,
  unsupported,
  sortColumnCase: 'snake_case',
  fieldAliases: { region: { regionLevel: 'level' }, tenant: { domainUrl: 'domain' }, 'tenant.info': {} },
  permissionAliases: {
    ...{ role_setting: 'role_edit', user_unlock: 'user_reset', user_import: 'user_add', user_export: 'user_view' },
    ...{ code_copy: 'code_add', code_gen: 'code_edit', region_edit: 'region_add', region_view: 'region_add' },
    ...{ data_scope_view: 'data_scope_setting', api_scope_view: 'api_scope_setting' },
  },
  exactFilters: ['post', 'topMenu', 'oauthClient', 'dataScope', 'apiScope', 'datasource', 'region.page', 'user.userList', 'tenant.select'],
  absentFields: {
    user: ['status', 'statusName', 'userType'],
    tenant: ['expireTime', 'accountNumber', 'packageId', 'datasourceId', 'backgroundUrl'],
    dept: ['deptCategory'],
    dict: ['isSealed'],
    menu: ['component'],
    datasource: ['category', 'shardingConfig'],
    code: splitWords('templateType modelId author feignMode subModelId subFkId treeId treePid treeName'),
    errorLog: ['time'],
  },
  absentColumns: { errorLog: ['message'] },
  absentFilters: { region: ['regionLevel'] },
  unsortedLists: ['apiLog', 'errorLog', 'usualLog'],
  loosenedPatterns: { user: ['phone'] },
  stripsHtml: true,
  escapesText: { htmlFields: ['content'] },
  forbiddenSecretCharacters: '&<>',
  // a role without its parent breaks the list of roles
  deleteChildrenFirst: ['role'],
  leavesDependents: ['tenant'],
  newTenantPassword: 'admin',
  emptyValues: { values: ['', -1], keepFields: requiredEmptyFields },
  notFoundMessage: 'Source must not be null',
  failureMessages: {
    tooLong: "Data too long for column '{column}'",
    noRole: 'SELECT role_alias FROM blade_role WHERE id IN',
  },
  redactedFields: ['password'],
}

/**
 * Creates the profile of SpringBlade 5, the open-source edition of the family: its paths and names, SM2 at sign-in,
 * unsupported calls and their replacements.
 *
 * @throws {@link JwskError} of kind `configuration` if the key is invalid.
 *
 * @example
 * createClient({ profile: springBlade({ publicKey }), baseUrl: 'http://127.0.0.1:8888', clientId, clientSecret })
 */
export function springBlade({ publicKey = '', passwords = 'sm2' }: SpringBladeOptions): Profile {
  const key = passwords === 'sm2' ? { publicKey: parseSm2PublicKey(publicKey, 'springBlade: option "publicKey"') } : {}
  return defineProfile({ ...springBladeData, ...key, passwords: { ...springBladeData.passwords, signIn: passwords } })
}
