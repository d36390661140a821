import { testPlugin } from '@jwsk/kit/testing'
import { member } from './plugin'

testPlugin(member)
