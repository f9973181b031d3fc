import { Heart, Search, ShoppingCart } from 'lucide-react';
import { useId, useRef, useState, type ComponentProps } from 'react';
import { BelowHead } from '../ui/below-head';
import { Button, ButtonLink } from '../ui/button';
import { Carousel } from '../ui/carousel';
import { CodeBoxes, emptyCode } from '../ui/code-boxes';
import { Disclosure } from '../ui/disclosure';
import { Dots } from '../ui/dots';
import { Field, FieldFrame, PasswordField, TextAreaField } from '../ui/field';
import { Icon } from '../ui/icon';
import { InlineError } from '../ui/inline-error';
import { IconButton } from '../ui/icon-button';
import { InTurn } from '../ui/in-turn';
import { LaterItem } from '../ui/later-item';
import { LazyComponent } from '../ui/lazy-component';
import { LampDialog } from '../ui/lamp-dialog';
import { Lightbox } from '../ui/lightbox';
import { LightboxStage } from '../ui/lightbox-stage';
import { wholeView } from '../ui/lightbox-view';
import { Link } from '../ui/link';
import { LinkRows } from '../ui/link-rows';
import { Masonry } from '../ui/masonry';
import { Modal } from '../ui/modal';
import { Note } from '../ui/note';
import { useModalDialog } from '../ui/open-dialogs';
import { Pager } from '../ui/pager';
import { PauseButton, PauseIcon } from '../ui/pause-button';
import { PictureLink } from '../ui/picture-link';
import { Picture } from '../ui/picture';
import { Region } from '../ui/region';
import { SectionHead } from '../ui/section-head';
import { Select } from '../ui/select';
import { SignedText } from '../ui/signed-text';
import { StatusMark } from '../ui/status-mark';
import { Tabs } from '../ui/tabs';
import { Toaster } from '../ui/toaster';
import { Typewriter } from '../ui/typewriter';
import styles from './kit.module.css';
import { example, Part } from './part';

const looks = ['primary', 'line', 'wall', 'wall-line'] as const;
const pictures = [
  example('teal', 800, 600),
  example('maroon', 600, 800),
  example('navy', 800, 800),
  example('peru', 900, 600),
  example('purple', 600, 900),
];

function Buttons() {
  return (
    <>
      <Part name="Button">
        {looks.map((look) => (
          <div key={look} className={look.startsWith('wall') ? styles.wall : styles.row}>
            <div className={styles.row}>
              <Button look={look}>Add to cart</Button>
              <Button look={look} small>
                Small
              </Button>
              <Button look={look} busy="Saving">
                Save
              </Button>
              <Button look={look} disabled>
                Disabled
              </Button>
            </div>
          </div>
        ))}
        <Button block>As wide as its container</Button>
      </Part>
      <Part name="ButtonLink">
        <div className={styles.row}>
          <ButtonLink to="/dev/kit">A link</ButtonLink>
          <ButtonLink to="/dev/kit" look="line" small>
            A small link
          </ButtonLink>
        </div>
      </Part>
      <Part name="Link">
        <Link className="textlink" to="/dev/kit">
          A link in a text
        </Link>
      </Part>
      <Part name="IconButton">
        <div className={styles.row}>
          <IconButton label="Search">
            <Icon of={Search} />
          </IconButton>
          <IconButton label="Wish" aria-pressed>
            <Icon of={Heart} />
          </IconButton>
        </div>
      </Part>
      <Part name="Icon">
        <div className={styles.row}>
          <Icon of={ShoppingCart} size={16} />
          <Icon of={ShoppingCart} />
          <PauseIcon />
        </div>
      </Part>
    </>
  );
}

function Forms() {
  const [code, setCode] = useState(emptyCode(6));
  return (
    <>
      <Part name="Field">
        <div className={styles.column}>
          <Field label="Name" placeholder="As on your card" />
          <Field label="Email" hint="We write to it once." defaultValue="asha@example.com" />
          <Field label="Card number" error="Please enter 16 digits." defaultValue="1234" />
          <Field label="Read only" readOnly defaultValue="kept" />
        </div>
      </Part>
      <Part name="PasswordField">
        <div className={styles.column}>
          <PasswordField label="Password" defaultValue="marigold" />
        </div>
      </Part>
      <Part name="TextAreaField">
        <div className={styles.column}>
          <TextAreaField label="Message" rows={3} hint="Up to 1,000 letters." />
        </div>
      </Part>
      <Part name="FieldFrame">
        <div className={styles.column}>
          <FieldFrame label="Any control" error="Please choose a file.">
            {(control) => <input {...control} type="file" />}
          </FieldFrame>
        </div>
      </Part>
      <Part name="Select">
        <Select
          label="Sort by"
          options={['Newest', 'Price: low to high'].map((label) => ({ value: label, label }))}
        />
      </Part>
      <Part name="InlineError">
        <InlineError id="kit-error">Please enter the 6 digits of the code.</InlineError>
      </Part>
      <Part name="Note">
        <Note title="Your message is sent." />
        <Note isError title="The picture was not sent." reason="The server did not answer." />
      </Part>
      <Part name="CodeBoxes">
        <CodeBoxes label="Code" length={6} value={code} onChange={setCode} />
        <CodeBoxes label="Wrong code" length={6} value={[...'123456']} invalid onChange={() => {}} />
      </Part>
    </>
  );
}

function Shows() {
  const [tab, setTab] = useState('first');
  const [dot, setDot] = useState(2);
  const [paused, setPaused] = useState(false);
  return (
    <>
      <Part name="SectionHead">
        <SectionHead id="kit-section" title="New arrivals">
          <Link className="textlink" to="/dev/kit">
            See all
          </Link>
        </SectionHead>
      </Part>
      <Part name="SignedText">
        <p>
          <SignedText text="✅ Placed" />
        </p>
        <p>
          <SignedText text="❌ Wrong" />
        </p>
      </Part>
      <Part name="StatusMark">
        <p>
          <StatusMark on /> Upcoming <StatusMark on={false} /> Completed
        </p>
      </Part>
      <Part name="LinkRows">
        <LinkRows
          id="kit-rows"
          title="Workshops and events"
          rows={[{ to: '/dev/kit', name: 'Madhubani Weekend', line: '8 to 9 December 2026, New Delhi' }]}
        />
      </Part>
      <Part name="Tabs">
        <Tabs
          label="Traditions"
          tabs={['first', 'second', 'third'].map((id) => ({
            id,
            label: `The ${id} tradition`,
            href: `#${id}`,
          }))}
          selected={tab}
          onSelect={setTab}
        >
          <p>{`Panel of the ${tab} tradition`}</p>
        </Tabs>
      </Part>
      <Part name="Disclosure">
        <Disclosure
          panelClassName={styles.panel}
          trigger={(props) => <Button {...props}>Open the menu</Button>}
        >
          {(close) => (
            <Button look="line" onClick={close}>
              Close it
            </Button>
          )}
        </Disclosure>
      </Part>
      <Part name="Dots">
        <Dots count={7} current={dot} onChoose={setDot} fewWhenNarrow />
      </Part>
      <Part name="Pager">
        <Pager page={2} hasNext addressOf={() => '#pager'} />
      </Part>
      <Part name="PauseButton">
        <PauseButton paused={paused} onToggle={() => setPaused(!paused)} />
      </Part>
      <Part name="PauseIcon">
        <PauseIcon size={32} />
      </Part>
      <Part name="Picture">
        <div className={styles.hung}>
          <Picture sources={example('sienna')} sizes="18rem" />
          <Picture sources={example('sienna', 800, 200)} sizes="18rem" deferred />
        </div>
      </Part>
      <Part name="PictureLink">
        <div className={styles.hung}>
          <PictureLink to="/dev/kit">
            <Picture sources={example('sienna')} sizes="18rem" />
          </PictureLink>
        </div>
      </Part>
      <Part name="Carousel">
        <Carousel
          label="Carousel"
          headed
          slides={pictures.map((sources) => ({
            id: sources.colour,
            content: <Picture sources={example(sources.colour)} sizes="20rem" />,
          }))}
          autoplayMs={4000}
          transitionMs={600}
        />
      </Part>
      <Part name="InTurn">
        <InTurn part="example">
          <p>Live in its turn.</p>
        </InTurn>
      </Part>
      <Part name="Region">
        <p>
          <Region text="Mithila, Bihar" />
        </p>
      </Part>
      <Part name="BelowHead">
        <BelowHead>
          <p>Shown after the first frame of a page that one goes to.</p>
        </BelowHead>
      </Part>
      <Part name="LaterItem">
        <ul>
          {pictures.map(({ colour }, index) => (
            <LaterItem key={colour} part={colour} index={index}>
              {colour}
            </LaterItem>
          ))}
        </ul>
      </Part>
      <Part name="Masonry">
        <Masonry
          label="Masonry"
          items={pictures.map((sources) => ({
            id: sources.colour,
            ratio: sources.height / sources.width,
            caption: 0,
            content: <Picture sources={sources} sizes="20rem" />,
          }))}
        />
      </Part>
      <Part name="Typewriter">
        <Typewriter lines={['Every line is typed.', 'Then the next one.']} />
      </Part>
      <Part name="LazyComponent">
        <div className={styles.row}>
          <LazyComponent
            load={async () => Button}
            props={{ children: 'Loaded on demand' } as ComponentProps<typeof Button>}
            onFailed={() => {}}
          />
          <LazyComponent
            load={() => new Promise<typeof Button>(() => {})}
            props={{}}
            fallback={<Button disabled>Its place until then</Button>}
            onFailed={() => {}}
          />
        </div>
      </Part>
    </>
  );
}

const works = pictures.slice(0, 3).map((sources, index) => ({
  id: sources.colour,
  name: `Work ${index + 1}`,
  eyebrow: 'Warli, Maharashtra',
  description: 'Two arches on one ground.',
  // The last one shows what stands in place of a missing picture.
  sources: sources,
  action: <Button look="wall-line">Download</Button>,
}));

function Dialogs() {
  const id = useId();
  const [open, setOpen] = useState<'dialog' | 'alertdialog' | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Part name="Modal">
        <div className={styles.row}>
          <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
          <Button onClick={() => setOpen('alertdialog')}>Open a question</Button>
        </div>
        {open && (
          <Modal role={open} labelledBy={id} onClose={close} className={styles.dialog}>
            <h2 id={id}>Do you want to log out?</h2>
            <Button onClick={close}>Log out</Button>
          </Modal>
        )}
      </Part>
      <Part name="LampDialog">
        <OpenLampDialog />
      </Part>
      <Part name="Lightbox">
        <Button onClick={() => setShown(pictures[0]?.colour ?? null)}>Open the lightbox</Button>
        {shown && <Lightbox works={works} shown={shown} onShow={setShown} onClose={() => setShown(null)} />}
      </Part>
      <Part name="LightboxStage">
        <div className={styles.lamp}>
          <LightboxStage
            sources={example('teal')}
            view={wholeView}
            onView={() => {}}
            onTurn={() => {}}
            onSizes={() => {}}
          />
        </div>
      </Part>
    </>
  );
}

function OpenLampDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dark dialog</Button>
      {open && <DarkDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function DarkDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModalDialog(dialog, onClose);
  return (
    <LampDialog ref={dialog} labelledBy={id} onClose={onClose}>
      <h2 id={id}>In lamp black</h2>
      <Button look="wall" onClick={onClose}>
        Close
      </Button>
    </LampDialog>
  );
}

type Toasts = ComponentProps<typeof Toaster>['toasts'];

function Toasts() {
  const [toasts, setToasts] = useState<Toasts>([]);
  const show = (type: Toasts[number]['type'], withAction = false) =>
    setToasts((now) => [
      ...now,
      {
        key: (now.at(-1)?.key ?? 0) + 1,
        message: `What happened, as ${type}, in a line or two`,
        type,
        durationMs: withAction ? null : 5000,
        dismissible: true,
        times: 1,
        action: withAction ? { label: 'Try again', run: () => {} } : null,
      },
    ]);
  return (
    <Part name="Toaster">
      <div className={styles.row}>
        <Button onClick={() => show('success')}>Success</Button>
        <Button onClick={() => show('warning')}>Warning</Button>
        <Button onClick={() => show('error')}>Error</Button>
        <Button onClick={() => show('error', true)}>With a button</Button>
      </div>
      <Toaster
        toasts={toasts}
        onDismiss={(key) => setToasts((now) => now.filter((toast) => toast.key !== key))}
      />
    </Part>
  );
}

/** The parts of `ui/`. */
export function UiParts() {
  return (
    <>
      <Buttons />
      <Forms />
      <Shows />
      <Dialogs />
      <Toasts />
    </>
  );
}
