import { testPlugin } from '@jwsk/kit/testing'
import { invoice } from './plugin'

testPlugin(invoice)
