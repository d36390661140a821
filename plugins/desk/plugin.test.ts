import { testPlugin } from '@jwsk/kit/testing'
import { desk } from './plugin'

testPlugin(desk)
