import { JwskError } from '@jwsk/sdk'
import { jwsk, type Profile, springBlade } from '@jwsk/sdk/profiles'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findTooLongField, isNoRoleError } from './failure-messages'

const blade = springBlade({ passwords: 'plain' })
const fail = (message: string) => new JwskError({ kind: 'business', code: 500, status: 500, message })
const tooLong = (column: string) =>
  fail(
    `\n### Error updating database.  Cause: com.mysql.cj.jdbc.exceptions.MysqlDataTruncation: Data truncation: Data too long for column '${column}' at row 1\n### The error may exist in a mapper of the server`,
  )
const noRole = fail(
  '\n### Error querying database.  Cause: com.baomidou.mybatisplus.core.exceptions.MybatisPlusException: Failed to process, Error SQL: SELECT\n            role_alias\n        FROM\n            blade_role\n        WHERE\n            id IN\n         \n        ### The error may exist',
)

test('findTooLongField converts the column to the field of the contract', () => {
  expect(findTooLongField(tooLong('content'), blade)).toBe('content')
  expect(findTooLongField(tooLong('post_name'), blade, 'post')).toBe('postName')
  expect(findTooLongField(tooLong('domain'), blade, 'tenant')).toBe('domainUrl')
})

test.each([
  ['another failure', noRole, blade],
  ['a platform without the message', tooLong('content'), jwsk],
  ['no error of the platform', new Error("Data too long for column 'content'"), blade],
  ['a message that is cut off', fail("Data too long for column 'cont"), blade],
  ['an empty column', tooLong(''), blade],
  ['a pattern without a column', tooLong('content'), { name: 'x', failureMessages: { tooLong: 'Data too long' } } satisfies Profile],
])('findTooLongField finds none in %s', (_, error, profile) => expect(findTooLongField(error, profile)).toBeUndefined())

test('findTooLongField accepts any message', () => {
  fc.assert(fc.property(fc.string(), (message) => findTooLongField(fail(message), blade) === undefined))
})

test('isNoRoleError recognizes the message of the profile in any white space', () => {
  expect(isNoRoleError(noRole, blade)).toBe(true)
  expect([isNoRoleError(tooLong('role'), blade), isNoRoleError(noRole, jwsk), isNoRoleError(undefined, blade)]).toEqual([
    false,
    false,
    false,
  ])
})
