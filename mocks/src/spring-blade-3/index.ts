import { isRecord } from '@jwsk/sdk'
import { auth } from '@jwsk/sdk/auth'
import { springBlade3 as createProfile } from '@jwsk/sdk/profiles'
import { menu, role } from '@jwsk/sdk/system'
import { toFields } from '../engine/fields'
import type { Call, Mock } from '../engine/mock'
import { springBladeArea } from '../spring-blade'
import { encryptPassword } from '../spring-blade/password'
import { springBlade3GrantTable, springBlade3MenuTable } from './menus'

const { supports } = createProfile()

type Answer = Mock['answer']

// not a copy, because the caller of a sign-in cannot be read
const withInput = (call: Call, part: 'query' | 'body', fields: object): Call =>
  Object.create(call, { [part]: { value: { ...toFields(call[part]), ...fields } } })

const withPlainPassword =
  (answer: Answer): Answer =>
  (call) => {
    const { password } = call.query
    return answer(password === undefined ? call : withInput(call, 'query', { password: encryptPassword(password) }))
  }

const withoutApiScopes =
  (answer: Answer): Answer =>
  async (call) => {
    const { apiScope: _, ...kinds } = toFields(await answer(call))
    return kinds
  }

const withoutApiScopeIds =
  (answer: Answer): Answer =>
  (call) =>
    answer(isRecord(call.body) ? withInput(call, 'body', { apiScopeIds: [] }) : call)

const decorators: ReadonlyMap<string, (answer: Answer) => Answer> = new Map([
  [auth.token.id, withPlainPassword],
  [menu.grantTree.id, withoutApiScopes],
  [menu.roleTreeKeys.id, withoutApiScopes],
  [role.grant.id, withoutApiScopeIds],
])

function adaptMock({ operation, answer, ...mock }: Mock): Mock {
  const path = operation.path.replace('/jwsk-system/user/', '/jwsk-user/')
  return { ...mock, operation: { ...operation, path }, answer: decorators.get(operation.id)?.(answer) ?? answer }
}

/** All areas of SpringBlade 3: those of release 5 without the calls that its profile does not support. */
export const springBlade3Area = {
  ...springBladeArea,
  mocks: springBladeArea.mocks.filter(({ operation }) => supports?.(operation)).map(adaptMock),
  // the last seeds of a table take precedence
  tables: [...springBladeArea.tables, springBlade3MenuTable, springBlade3GrantTable],
}
