/**
 * What crosses the wire. Made from the server's own description by «python hatch_build.py types», never by hand.
 */
export interface components {
    schemas: {
        /** A command was carried out, now or when it came first: the entry in which. */
        Accepted: {
            seq: number;
        };
        /** An action of the seat in turn. */
        Act: {
            action: string;
            kind: "act";
            seat: number;
        };
        /** A fact that speaks for the better of two actions; its message is ``fact-<game>-<fact>``. */
        ActionReason: {
            amount: number | null;
            articles: string[];
            better: number;
            box: boolean;
            card: string | null;
            fact: string;
            rank: string | null;
            seat: number | null;
            weight: number;
            worse: number;
        };
        /** A legal action: what it brings until the deal is settled, and how far that is behind the best. */
        ActionValue: {
            action: string;
            gain: components["schemas"]["Estimated"];
            loss: components["schemas"]["Estimated"];
        };
        /** A deal played again from one of its actions on: its cards come from no shuffle. */
        Again: {
            actions: number;
            deal: number;
        };
        /** Agree to it, or not. */
        AnswerTakeBack: {
            agree: boolean;
            kind: "answer_take_back";
            seat: number;
        };
        /** The owner changes what is not of the rules; what is None stays. */
        Arrange: {
            free_text?: boolean | null;
            kind: "arrange";
            listed?: boolean | null;
            pace?: number | null;
            watching?: ("off" | "seat" | "late") | null;
        };
        /** The owner changed the arrangements of the table. */
        Arranged: {
            kind: "arranged";
        };
        /** An article of a book; a switch stands among the blocks where the book has it. */
        Article: {
            blocks: (components["schemas"]["Paragraph"] | components["schemas"]["Items"] | components["schemas"]["Rows"] | components["schemas"]["Quote"] | components["schemas"]["Code"] | components["schemas"]["Switch"])[];
            chapter: string;
            number: string;
            title: string;
        };
        /** A request to take back: of which seat, and which seats have still to agree. */
        Asked: {
            awaited: number[];
            seat: number;
        };
        /** A rule book: its title, what stands before the first chapter, and the chapters. */
        Book: {
            chapters: components["schemas"]["Chapter"][];
            intro: (components["schemas"]["Paragraph"] | components["schemas"]["Items"] | components["schemas"]["Rows"] | components["schemas"]["Quote"] | components["schemas"]["Code"] | components["schemas"]["Switch"])[];
            title: string;
        };
        /** The owner has a bot play for someone who is absent. */
        CallBot: {
            kind: "call_bot";
            seat: number;
        };
        /** A seat said something: ``call`` names the words (without, again, takes, out, done, undertake, silent). */
        Called: {
            call: string;
            card: string | null;
            kind: "called";
            rank: string | null;
            seat: number;
        };
        /** A game; its name in words is the message ``game-<name>``. */
        CatalogueGame: {
            bot: string;
            bots: string[];
            name: string;
            order: string;
            pack: number;
            pots: string[];
            presets: components["schemas"]["Preset"][];
            seats: components["schemas"]["SeatCount"][];
            switches: components["schemas"]["CatalogueSwitch"][];
        };
        /** A switch; its label is the message ``switch-<game>-<name>``. */
        CatalogueSwitch: {
            article: string;
            common: boolean;
            default: string | number | boolean | {
                [key: string]: number;
            } | null;
            free: components["schemas"]["Free"] | null;
            group: string;
            name: string;
            offered: components["schemas"]["Offered"][];
        };
        /** A chapter: what stands before its articles, and these; many have none. */
        Chapter: {
            articles: components["schemas"]["Article"][];
            blocks: (components["schemas"]["Paragraph"] | components["schemas"]["Items"] | components["schemas"]["Rows"] | components["schemas"]["Quote"] | components["schemas"]["Code"] | components["schemas"]["Switch"])[];
            title: string;
        };
        /** What came of the checks of one deal. */
        Checked: {
            bots: components["schemas"]["Found"];
            commitment: components["schemas"]["Found"];
            deal: number;
            pack: components["schemas"]["Found"];
            replay: components["schemas"]["Found"];
            version: string | null;
        };
        /** What the seat in turn may do, and why not the rest: both empty for everybody else. */
        Choices: {
            legal: string[];
            refused: {
                [key: string]: components["schemas"]["Refused"];
            };
        };
        /** Say «… qui prend» of the board card just laid, while it may still be said. */
        Claim: {
            kind: "claim";
            seat: number;
        };
        /** Seconds for a move, for the first card of a deal, and in the bank of each seat. */
        Clock: {
            bank?: number;
            first?: number;
            move?: number;
        };
        /** The owner closes the table. */
        Close: {
            kind: "close";
        };
        /** The table is closed. */
        Closed: {
            kind: "closed";
        };
        /** Lines to be taken letter by letter. */
        Code: {
            kind: "code";
            text: string;
        };
        /** A wish, the id that the client gave it, and the last entry that it had seen. */
        Command: {
            id: string;
            seen: number;
            wish: components["schemas"]["Sit"] | components["schemas"]["Stand"] | components["schemas"]["Ready"] | components["schemas"]["Act"] | components["schemas"]["Claim"] | components["schemas"]["TakeBack"] | components["schemas"]["AnswerTakeBack"] | components["schemas"]["Return"] | components["schemas"]["ShowHand"] | components["schemas"]["Say"] | components["schemas"]["Write"] | components["schemas"]["CallBot"] | components["schemas"]["Arrange"] | components["schemas"]["Rematch"] | components["schemas"]["Close"];
        };
        /** The server is bound to its secret for a deal before anybody contributes to the shuffle. */
        Committed: {
            commitment: string;
            deal: number;
            kind: "committed";
        };
        /** A bot plays for a seat until its player returns: he was away too long, the owner called it, or time ran out. */
        Covered: {
            kind: "covered";
            seat: number;
            why: "grace" | "owner" | "time";
        };
        /** What a seat won or lost in the deal, what of it its cards were worth, and the rest. */
        DealLuck: {
            luck: components["schemas"]["Estimated"];
            play: components["schemas"]["Estimated"];
            result: number;
        };
        /** A finished deal as one seat went through it, judged by what it knew at each decision. */
        DealReview: {
            deal: number;
            decisions: components["schemas"]["ReviewedDecision"][];
            game: string;
            lost: number;
            luck: components["schemas"]["DealLuck"][];
            names: (string | null)[];
            order: string;
            seat: number;
            standing: number[][];
            worlds: number;
            worst: number[];
        };
        /** A deal is over and everything lies open: the hands as played, as dealt, the talon, the cards put aside. */
        DealSettled: {
            aside: string[];
            balances: number[];
            deal: number;
            dealt: string[][];
            gains: number[];
            hands: string[][];
            kind: "deal_settled";
            points: number[];
            talon: string[];
            unplayed: string[][];
        };
        /** A deal is open. ``hand`` is that of the seat that watches, None for who sees no hand. */
        Dealt: {
            deal: number;
            dealer: number;
            hand: string[] | null;
            kind: "dealt";
            of: number;
            sizes: number[];
        };
        /** A switch in which the rules of a table differ from its preset. */
        Deviation: {
            article: string;
            switch: string;
            value: string | number | boolean | {
                [key: string]: number;
            } | null;
        };
        /** What only concerns how the table is drawn and talked about. */
        Drawn: {
            direction?: "book" | "right" | "left";
            last_trick?: boolean;
            vocabulary?: "own" | "historic" | "modern";
        };
        /** A mean and its standard error. */
        Estimated: {
            error: number;
            mean: number;
        };
        /** A seat put a card aside; which, and what it took instead, is known to that seat only. */
        Exchanged: {
            aside: string | null;
            drawn: string | null;
            kind: "exchanged";
            seat: number;
        };
        /** What everybody may know of a table. */
        Face: {
            again: components["schemas"]["Again"] | null;
            asked: components["schemas"]["Asked"] | null;
            begun: number[];
            commitment: string | null;
            deadline: number | null;
            deal: number;
            deviations: components["schemas"]["Deviation"][];
            held: components["schemas"]["Held"] | null;
            history: number[][];
            may_take_back: boolean;
            next_table: string | null;
            of: number;
            order: string;
            owner: boolean;
            phase: "gathering" | "playing" | "between" | "over" | "closed";
            places: components["schemas"]["Place"][];
            settings: components["schemas"]["FullSettings"];
            table: string;
        };
        /** A number of an arithmetic, and what it counts: the id of a message, and its facts. */
        Figure: {
            about: {
                [key: string]: string | number;
            };
            name: string;
            value: number;
        };
        /** What came of one check. */
        Found: {
            action: number | null;
            message: string;
            state: "held" | "failed" | "absent";
        };
        /** Any whole number within bounds, and how a record writes it: ``4``, ``"4+1"``, ``{"rounds": 4}``. */
        Free: {
            form: "number" | "plus-one" | "rounds";
            least: number;
            most: number | null;
        };
        /** Seconds for a move, for the first card of a deal, and in the bank of each seat. */
        FullClock: {
            bank: number;
            first: number;
            move: number;
        };
        /** What only concerns how the table is drawn and talked about. */
        FullDrawn: {
            direction: "book" | "right" | "left";
            last_trick: boolean;
            vocabulary: "own" | "historic" | "modern";
        };
        /** A table: its game and rules, its company, its clock, who may watch and write. */
        FullSettings: {
            bot: string;
            clock: components["schemas"]["FullClock"] | null;
            drawn: components["schemas"]["FullDrawn"];
            free_text: boolean;
            game: string;
            grace: boolean;
            listed: boolean;
            pace: number;
            preset: string;
            rules: {
                [key: string]: string | number | boolean | {
                    [key: string]: number;
                } | null;
            };
            seats: number;
            take_back: "never" | "unrevealed" | "practice";
            watching: "off" | "seat" | "late";
        };
        /** The server answers. */
        Health: {
            instance: string;
            status: "well";
            version: string;
        };
        /** A board card lies, and its player may still say «… qui prend». */
        Held: {
            card: string;
            seat: number;
        };
        /** What a seat may best do, by what it sees. */
        Hint: {
            instead: string | null;
            reasons: components["schemas"]["ActionReason"][];
            seat: number;
            seq: number;
            values: components["schemas"]["ActionValue"][];
            worlds: number;
        };
        /** Which seat asks for a hint, and the last entry that it had seen. */
        Hinting: {
            seat: number;
            seen: number;
        };
        /** Some words in one style; a link where they name an article of the same book, or an address elsewhere. */
        Inline: {
            address: string;
            article: string;
            style: "" | "em" | "strong" | "code";
            text: string;
        };
        /** Addresses under which others reach a table, the likeliest first. */
        Invitation: {
            links: string[];
        };
        /** A list, numbered or not: each item is made of blocks. */
        Items: {
            items: (components["schemas"]["Paragraph"] | components["schemas"]["Items"] | components["schemas"]["Rows"] | components["schemas"]["Quote"] | components["schemas"]["Code"] | components["schemas"]["Switch"])[][];
            kind: "items";
            ordered: boolean;
        };
        /** A seat declined the exchange; ``left`` is the card that it looked at and leaves, for its own eyes. */
        Kept: {
            kind: "kept";
            left: string | null;
            seat: number;
        };
        /** A seat laid a card; ``opens`` when it leads to a trick or opens a run. */
        Laid: {
            card: string;
            kind: "laid";
            opens: boolean;
            seat: number;
        };
        /** All the payments of a match so far, in order, and the accounts before the first. */
        Ledger: {
            accounts: {
                [key: string]: number;
            };
            begun: {
                [key: string]: number;
            };
            payments: components["schemas"]["Payment"][];
        };
        /** Somebody left a seat to a bot, for good. */
        Left: {
            kind: "left";
            name: string;
            seat: number;
        };
        /** A table in the lobby, or among one's own. */
        Listing: {
            again: boolean;
            at: number;
            clock: boolean;
            deal: number;
            deviations: number;
            game: string;
            names: (string | null)[];
            of: number;
            phase: string;
            preset: string;
            table: string;
            watching: "off" | "seat" | "late";
        };
        /** A card on the table, and who laid it. */
        Lying: {
            card: string;
            seat: number;
        };
        /** The match is over. */
        MatchEnded: {
            balances: number[];
            kind: "match_ended";
            ranking: number[];
        };
        /** The guest's name, and whether it was chosen. */
        Me: {
            chosen: boolean;
            name: string;
        };
        /**
         * What a stream carries: an entry's events as this client may know them, and how everything stands after it.
         *
         *     A snapshot has ``past``: the events of the deal in hand and of the one before it, so that log, ledger and the last
         *     settlement are there again. A client passes over what it has seen already.
         */
        Message: {
            choices: components["schemas"]["Choices"];
            events: (components["schemas"]["Dealt"] | components["schemas"]["Exchanged"] | components["schemas"]["Kept"] | components["schemas"]["Shown"] | components["schemas"]["Laid"] | components["schemas"]["TrickTaken"] | components["schemas"]["Passed"] | components["schemas"]["Called"] | components["schemas"]["Noticed"] | components["schemas"]["Paid"] | components["schemas"]["Owed"] | components["schemas"]["DealSettled"] | components["schemas"]["MatchEnded"] | components["schemas"]["Seated"] | components["schemas"]["Left"] | components["schemas"]["Covered"] | components["schemas"]["Returned"] | components["schemas"]["TimedOut"] | components["schemas"]["TakeBackAsked"] | components["schemas"]["TakeBackRefused"] | components["schemas"]["TakenBack"] | components["schemas"]["Said"] | components["schemas"]["Wrote"] | components["schemas"]["Committed"] | components["schemas"]["Revealed"] | components["schemas"]["Arranged"] | components["schemas"]["Rematched"] | components["schemas"]["Closed"])[];
            face: components["schemas"]["Face"];
            now: number;
            past: components["schemas"]["Past"][] | null;
            seq: number;
            sight: components["schemas"]["Sight"] | null;
        };
        /** What only Nain jaune has. */
        NainJauneSight: {
            boxes: {
                [key: string]: "open" | "taken" | "forgotten" | "doubled";
            };
            last: number | null;
            openings: number;
            wanted: string | null;
        };
        /** A guest chooses a name. */
        Naming: {
            name: string;
        };
        /** The table remarks something that all can see, or that this seat may know: ``what`` names it. */
        Noticed: {
            kind: "noticed";
            seat: number;
            what: string;
        };
        /** A value to offer: as a record writes it, the part of the switch's message that tells it, and its facts. */
        Offered: {
            facts: {
                [key: string]: number;
            };
            part: string;
            source: string;
            value: string | number | boolean | {
                [key: string]: number;
            } | null;
        };
        /** A finished deal, or one of a record, to be walked through. */
        OpenDeal: {
            deal: number;
            deals: number[];
            deviations: components["schemas"]["Deviation"][];
            finished: boolean;
            game: string;
            match_over: boolean;
            names: (string | null)[];
            of: number;
            order: string;
            ranking: number[];
            settings: components["schemas"]["FullSettings"];
            shuffled: boolean;
            steps: components["schemas"]["Step"][];
            talon: string[];
        };
        /** The table that was opened. */
        Opened: {
            table: string;
        };
        /** A table to open, and the seat that its owner takes. */
        Opening: {
            seat?: number;
            settings: components["schemas"]["Settings"];
        };
        /** Something has become due that is booked when the deal is settled. */
        Owed: {
            kind: "owed";
            payment: components["schemas"]["Payment"];
        };
        /** A payment: one transfer, or the same amount from or to everybody, told as one. */
        Paid: {
            kind: "paid";
            number: number;
            payments: components["schemas"]["Payment"][];
            way: "one" | "each-in" | "each-other" | "each-out";
        };
        /** A paragraph; or one of the lines that close an article, with its label. */
        Paragraph: {
            inlines: components["schemas"]["Inline"][];
            kind: "paragraph";
            role: "" | "source" | "program";
        };
        /** A seat did not go on with the run. */
        Passed: {
            kind: "passed";
            seat: number;
        };
        /** Events that came with an earlier entry. */
        Past: {
            events: (components["schemas"]["Dealt"] | components["schemas"]["Exchanged"] | components["schemas"]["Kept"] | components["schemas"]["Shown"] | components["schemas"]["Laid"] | components["schemas"]["TrickTaken"] | components["schemas"]["Passed"] | components["schemas"]["Called"] | components["schemas"]["Noticed"] | components["schemas"]["Paid"] | components["schemas"]["Owed"] | components["schemas"]["DealSettled"] | components["schemas"]["MatchEnded"] | components["schemas"]["Seated"] | components["schemas"]["Left"] | components["schemas"]["Covered"] | components["schemas"]["Returned"] | components["schemas"]["TimedOut"] | components["schemas"]["TakeBackAsked"] | components["schemas"]["TakeBackRefused"] | components["schemas"]["TakenBack"] | components["schemas"]["Said"] | components["schemas"]["Wrote"] | components["schemas"]["Committed"] | components["schemas"]["Revealed"] | components["schemas"]["Arranged"] | components["schemas"]["Rematched"] | components["schemas"]["Closed"])[];
            seq: number;
        };
        /** Chips from one account to another, by an article; how the amount comes about. */
        Payment: {
            amount: number;
            arithmetic: components["schemas"]["Figure"] | components["schemas"]["Sum"] | null;
            card: string | null;
            clause: string;
            deal: number;
            source: number | string;
            target: number | string;
        };
        /** A seat of the table, as everybody sees it. */
        Place: {
            bank: number | null;
            bot: string;
            covered: boolean;
            mine: boolean;
            name: string | null;
            presence: "here" | "away" | "gone" | "bot";
            ready: boolean;
            shows: boolean;
            since: number | null;
        };
        /** A named set of rules: the switches that it sets, and after how many deals it is meant to end (0: no number). */
        Preset: {
            name: string;
            of: number;
            rules: {
                [key: string]: string | number | boolean | {
                    [key: string]: number;
                } | null;
            };
        };
        /** What somebody else says. */
        Quote: {
            blocks: (components["schemas"]["Paragraph"] | components["schemas"]["Items"] | components["schemas"]["Rows"] | components["schemas"]["Quote"] | components["schemas"]["Code"] | components["schemas"]["Switch"])[];
            kind: "quote";
        };
        /** The rule card, or the settlement, has been read; a contribution to the shuffle of the next deal. */
        Ready: {
            contribution: string;
            kind: "ready";
            seat: number;
        };
        /** A record of a match, as docs/record-format.md describes it. */
        Record: {
            deals: unknown[];
            format: string;
            game: string;
            seats: number;
        } & {
            [key: string]: unknown;
        };
        /** A command, or a request, was refused, and has changed nothing. */
        Refusal: {
            clause: string | null;
            code: string;
            message: string;
            seq: number | null;
        };
        /** Why the rules refuse a card now: a code of the record format, and the article. */
        Refused: {
            clause: string | null;
            code: string;
        };
        /** Another match by the same rules with the same people, once this one is over. */
        Rematch: {
            kind: "rematch";
        };
        /** Another match begins at another table. */
        Rematched: {
            kind: "rematched";
            table: string;
        };
        /** After how many actions of a deal it is to be played again, and from which seat; one's own, where none is said. */
        Repeating: {
            action: number;
            seat?: number | null;
        };
        /** Take one's covered seat back from the bot. */
        Return: {
            kind: "return";
            seat: number;
        };
        /** A player took his seat back. */
        Returned: {
            kind: "returned";
            seat: number;
        };
        /** A deal is over: the secret and the contributions from which its pack follows. */
        Revealed: {
            contributions: string[];
            deal: number;
            kind: "revealed";
            secret: string;
        };
        /** What only Reversis has. */
        ReversisSight: {
            announced: number | null;
            four_cards: string[];
            has_right: boolean;
            has_used: boolean;
            holds_espagnolette: boolean;
            undertaker: number | null;
        };
        /** A decision of the deal: what was played, what that cost, and what else there was. */
        ReviewedDecision: {
            action: number;
            by: ("person" | "bot" | "clock") | null;
            judgement: "forced" | "best" | "slight" | "mistake" | "blunder";
            loss: components["schemas"]["Estimated"];
            played: string;
            ply: number;
            reasons: components["schemas"]["ActionReason"][];
            values: components["schemas"]["ActionValue"][];
            worlds: number;
        };
        /** A table: the cells of its head, and those of each row. */
        Rows: {
            head: components["schemas"]["Inline"][][];
            kind: "rows";
            rows: components["schemas"]["Inline"][][][];
        };
        /** A phrase from the list. */
        Said: {
            kind: "said";
            phrase: string;
            seat: number;
        };
        /** A phrase from the list. */
        Say: {
            kind: "say";
            phrase: "hello" | "well-played" | "thanks" | "one-moment" | "back" | "your-turn" | "sorry" | "bravo" | "bad-luck" | "goodbye";
            seat: number;
        };
        /** A number of seats, and the switches that it needs. */
        SeatCount: {
            needs: {
                [key: string]: string | number | boolean | {
                    [key: string]: number;
                } | null;
            };
            seats: number;
        };
        /** Somebody took a seat. */
        Seated: {
            kind: "seated";
            name: string;
            seat: number;
        };
        /** A table: its game and rules, its company, its clock, who may watch and write. */
        Settings: {
            bot?: string;
            clock?: components["schemas"]["Clock"] | null;
            drawn?: components["schemas"]["Drawn"];
            free_text?: boolean;
            game: string;
            grace?: boolean;
            listed?: boolean;
            pace?: number;
            preset?: string;
            rules?: {
                [key: string]: string | number | boolean | {
                    [key: string]: number;
                } | null;
            };
            seats?: number;
            take_back?: "never" | "unrevealed" | "practice";
            watching?: "off" | "seat" | "late";
        };
        /** Let spectators see what this seat sees, or no longer. */
        ShowHand: {
            kind: "show_hand";
            seat: number;
            shown: boolean;
        };
        /** A seat showed cards to everybody. */
        Shown: {
            cards: string[];
            kind: "shown";
            seat: number;
        };
        /** What one seat sees of the deal in hand. Everything but the first four is public. */
        Sight: {
            balances: number[];
            deal: number;
            dealer: number;
            discard: string | null;
            doing: "exchange" | "show" | "play" | "undertake" | "open" | "go_on" | "follow" | "settled";
            exchanged: (boolean | null)[];
            hand: string[];
            laid: components["schemas"]["Lying"][];
            last: components["schemas"]["Trick"] | null;
            leader: number | null;
            nain_jaune: components["schemas"]["NainJauneSight"] | null;
            offered: string | null;
            pending: components["schemas"]["Payment"][];
            points: number[];
            pots: {
                [key: string]: number;
            };
            reversis: components["schemas"]["ReversisSight"] | null;
            seat: number;
            sizes: number[];
            talon: number;
            tricks: number[];
            turn: number | null;
            zinzolin: components["schemas"]["ZinzolinSight"] | null;
        };
        /** Take a free seat, or a bot's; one guest may hold several, each under a name of its own. */
        Sit: {
            kind: "sit";
            name?: string | null;
            seat: number;
        };
        /** Leave a seat to a bot, for good. */
        Stand: {
            kind: "stand";
            seat: number;
        };
        /** One action of a finished deal, told with every hand open, and how everything lies after it. */
        Step: {
            action: string | null;
            by: ("person" | "bot" | "clock") | null;
            events: (components["schemas"]["Dealt"] | components["schemas"]["Exchanged"] | components["schemas"]["Kept"] | components["schemas"]["Shown"] | components["schemas"]["Laid"] | components["schemas"]["TrickTaken"] | components["schemas"]["Passed"] | components["schemas"]["Called"] | components["schemas"]["Noticed"] | components["schemas"]["Paid"] | components["schemas"]["Owed"] | components["schemas"]["DealSettled"] | components["schemas"]["MatchEnded"] | components["schemas"]["Seated"] | components["schemas"]["Left"] | components["schemas"]["Covered"] | components["schemas"]["Returned"] | components["schemas"]["TimedOut"] | components["schemas"]["TakeBackAsked"] | components["schemas"]["TakeBackRefused"] | components["schemas"]["TakenBack"] | components["schemas"]["Said"] | components["schemas"]["Wrote"] | components["schemas"]["Committed"] | components["schemas"]["Revealed"] | components["schemas"]["Arranged"] | components["schemas"]["Rematched"] | components["schemas"]["Closed"])[];
            hands: string[][];
            seat: number | null;
            sight: components["schemas"]["Sight"];
        };
        /** Terms added, multiplied, divided (rounded down), or the least of them. */
        Sum: {
            sign: "+" | "×" | "÷" | "min" | "−";
            terms: (components["schemas"]["Figure"] | components["schemas"]["Sum"])[];
        };
        /** A record in short: which game by which rules, by whom, how far, and how it ended. */
        Summary: {
            balances: number[];
            deals: number[];
            deviations: components["schemas"]["Deviation"][];
            finished: number;
            game: string;
            key: string;
            names: (string | null)[];
            of: number;
            order: string;
            over: boolean;
            preset: string;
            ranking: number[];
            seats: number;
            version: string | null;
        };
        /** A switch that an article declares, with its values in order. */
        Switch: {
            default: string;
            kind: "switch";
            name: string;
            values: components["schemas"]["Value"][];
        };
        /** Ask to take one's last action back. */
        TakeBack: {
            kind: "take_back";
            seat: number;
        };
        /** A seat asks to take its last action back. */
        TakeBackAsked: {
            kind: "take_back_asked";
            seat: number;
        };
        /** A seat did not agree to it. */
        TakeBackRefused: {
            kind: "take_back_refused";
            seat: number;
        };
        /** So many actions were taken back, the last first, down to one of this seat. */
        TakenBack: {
            actions: number;
            kind: "taken_back";
            seat: number;
        };
        /** A seat's time ran out: a bot plays this one action for it. */
        TimedOut: {
            kind: "timed_out";
            seat: number;
        };
        /** A trick that was taken. */
        Trick: {
            cards: components["schemas"]["Lying"][];
            number: number;
            taker: number;
        };
        /** A trick is complete: its cards in the order of play from ``leader`` on. */
        TrickTaken: {
            cards: string[];
            kind: "trick_taken";
            leader: number;
            number: number;
            seat: number;
        };
        /** A value of a switch as the book spells it, and what the book says of it. */
        Value: {
            default: boolean;
            inlines: components["schemas"]["Inline"][];
            value: string;
        };
        /** Whether the page is before somebody's eyes. */
        Waking: {
            awake: boolean;
        };
        /** Free text, where the owner allows it. */
        Write: {
            kind: "write";
            seat: number;
            text: string;
        };
        /** Free text. */
        Wrote: {
            kind: "wrote";
            seat: number;
            text: string;
        };
        /** What only Zinzolin has. */
        ZinzolinSight: {
            basket_winner: number | null;
            first_equinox: number | null;
            second_equinox: number | null;
            shown: string[][];
            stake: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
