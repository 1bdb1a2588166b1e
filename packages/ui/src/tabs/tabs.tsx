import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';

interface TabsProps<Id extends string> {
  label: string;
  current: Id;
  onChange: (id: Id) => void;
  tabs: readonly Readonly<{ id: Id; label: string; content: ReactNode }>[];
}

/** Parts of one screen, one in sight. */
export function Tabs<Id extends string>({ label, current, onChange, tabs }: TabsProps<Id>) {
  return (
    <AriaTabs
      selectedKey={current}
      onSelectionChange={(key) => {
        const chosen = tabs.find((tab) => tab.id === key);
        if (chosen) onChange(chosen.id);
      }}
    >
      <TabList
        aria-label={label}
        className="mb-4 flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className="min-h-11 cursor-pointer border-b-3 border-transparent px-4 py-2.5 text-small font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 transition hover:text-ink selected:border-brand-strong selected:text-ink"
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className="outline-offset-4">
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
