import type { Operation } from '@jwsk/sdk'
import { parkingLot, parkingLotOrder, tourGuide } from '@jwsk/sdk/biz'
import { user } from '@jwsk/sdk/system'
import { defineResource } from '../resource/define-resource'
import { choice } from './choice/choice'
import { date } from './date/date'
import { dateTime } from './date-time/date-time'
import { decimal } from './decimal/decimal'
import { bizDict, dict } from './dict/dict'
import { idCard } from './id-card/id-card'
import { image, images } from './image/image'
import { mapPoint } from './map-point/map-point'
import { money } from './money/money'
import { number } from './number/number'
import { password } from './password/password'
import { phone } from './phone/phone'
import { reference } from './reference/reference'
import { region } from './region/region'
import { richText } from './rich-text/rich-text'
import { tags } from './tags/tags'
import { text } from './text/text'
import { toggle } from './toggle/toggle'
import type { Field } from './types'

interface Row {
  readonly word: string
  readonly count: number
  readonly amount: string | number
  readonly isOpen: boolean
  readonly state: 'on' | 'off'
  readonly level: 1 | 2
  readonly states: readonly ('on' | 'off')[]
}
declare const thing: {
  readonly page: Operation<undefined, { readonly records: readonly Row[]; readonly total: number }>
  readonly submit: Operation<Row, undefined>
}

// declarations that compile: real entities first
export const orders = defineResource({
  api: parkingLotOrder,
  fields: {
    parkingLotId: reference(parkingLot, 'lotName', { nameField: 'lotName' }),
    userId: reference(user, 'realName', { nameField: 'userName' }),
    orderStatus: bizDict('parking_order_status', { tones: { 2: 'success', 3: 'danger' } }),
    payAmount: money(),
    parkMinutes: number({ unit: '分钟' }),
    enterTime: dateTime(),
  },
  columns: ['parkingLotId', 'orderStatus', 'payAmount', 'enterTime'],
  form: [],
})
export const lots = defineResource({
  api: parkingLot,
  fields: {
    lotName: text(),
    longitude: mapPoint({ latitude: 'latitude' }),
    regionCode: region({ nameField: 'regionName' }),
    image: images(),
  },
  columns: ['lotName', 'longitude'],
})
export const guides = defineResource({
  api: tourGuide,
  fields: {
    phone: phone(),
    idCard: idCard(),
    sex: dict('sex'),
    languages: bizDict('guide_language', { join: ',' }),
    score: decimal(),
    avatar: image(),
  },
  columns: ['phone', 'idCard'],
})
export const things = defineResource({
  api: thing,
  fields: { word: richText(), count: toggle({ on: 2, off: 1 }), amount: money(), isOpen: toggle({ on: true, off: false }), state: text() },
  columns: ['word'],
})

export const choices = defineResource({
  api: thing,
  fields: {
    word: choice({ sail: 'success', motor: 'quiet' }),
    count: choice({ 1: 'success', 9: 'danger' }),
    state: choice({ off: 'quiet', on: 'success' }, { defaultValue: 'on' }),
    level: choice({ 1: 'success', 2: 'warning' }, { defaultValue: 1 }),
    states: choice({ on: 'success', off: 'quiet' }, { multiple: true }),
  },
  columns: ['word'],
})
export const joined: Field<string> = choice({ on: 'success', off: 'quiet' }, { join: ',' })
export const digits: Field<string> = choice({ 1: 'success', 2: 'quiet' }, { wire: 'text' })

// @ts-expect-error a missing value of the contract
defineResource({ api: thing, fields: { state: choice({ on: 'success' }) }, columns: ['state'] })

// @ts-expect-error a value that the contract does not have
defineResource({ api: thing, fields: { state: choice({ on: 'success', off: 'quiet', out: 'danger' }) }, columns: ['state'] })

// @ts-expect-error a missing number of the contract
defineResource({ api: thing, fields: { level: choice({ 1: 'success' }) }, columns: ['level'] })

// @ts-expect-error a missing value of an array
defineResource({ api: thing, fields: { states: choice({ on: 'success' }, { multiple: true }) }, columns: ['word'] })

// @ts-expect-error several values are an array
defineResource({ api: thing, fields: { states: choice({ on: 'success', off: 'quiet' }) }, columns: ['word'] })

// @ts-expect-error a choice of words on a number
defineResource({ api: thing, fields: { count: choice({ on: 'success' }) }, columns: ['count'] })

// @ts-expect-error a choice of numbers on text
defineResource({ api: thing, fields: { word: choice({ 1: 'success' }) }, columns: ['word'] })

// @ts-expect-error a tone that the kit does not have
choice({ on: 'green' })

// @ts-expect-error a default that is not among the values
choice({ on: 'success' }, { defaultValue: 'off' })

// @ts-expect-error amounts are sent as text, which a bare JSON number does not take
defineResource({ api: thing, fields: { count: money() }, columns: ['count'] })

// @ts-expect-error a JSON number cannot stand for an exact amount
defineResource({ api: thing, fields: { amount: number() }, columns: ['amount'] })

// @ts-expect-error a date is text
defineResource({ api: thing, fields: { count: date() }, columns: ['count'] })

// @ts-expect-error a moment is text, not a switch
defineResource({ api: thing, fields: { isOpen: dateTime() }, columns: ['isOpen'] })

// @ts-expect-error the keys of a dictionary default to numbers
defineResource({ api: thing, fields: { word: dict('sex') }, columns: ['word'] })

// @ts-expect-error several keys are one text
defineResource({ api: thing, fields: { count: dict('sex', { join: ',' }) }, columns: ['count'] })

// @ts-expect-error a switch of numbers on a boolean
defineResource({ api: thing, fields: { isOpen: toggle({ on: 1, off: 0 }) }, columns: ['isOpen'] })

// @ts-expect-error a switch of booleans on a number
defineResource({ api: thing, fields: { count: toggle({ on: true, off: false }) }, columns: ['count'] })

// @ts-expect-error an id is text
defineResource({ api: thing, fields: { count: reference(parkingLot, 'lotName') }, columns: ['count'] })

// @ts-expect-error a label that the entity's options do not have
reference(parkingLot, 'lotTitle')

// @ts-expect-error an entity that cannot be listed
reference({}, 'lotName')

// @ts-expect-error a map point is degrees, not a count
defineResource({ api: thing, fields: { count: mapPoint({ latitude: 'word' }) }, columns: ['count'] })

// @ts-expect-error a map point needs the name of its latitude
mapPoint({})

// @ts-expect-error pictures are addresses
defineResource({ api: thing, fields: { isOpen: images() }, columns: ['isOpen'] })

// @ts-expect-error tags are text
defineResource({ api: thing, fields: { count: tags() }, columns: ['count'] })

// @ts-expect-error a secret is text
defineResource({ api: thing, fields: { count: password() }, columns: ['count'] })

// @ts-expect-error what is sent counts, not only what is read
export const sent: Field<number> = money()
