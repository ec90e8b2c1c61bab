/* The yardstick of bench/rules.py: a small auction game in C, with about as much to do per decision as in Fleet.

   Four seats bid for licenses, pay with cards part by part, launch, draw two cards and discard one; the state is as large as Ridback's record.
   One decision: list the legal moves, choose one at random, do it, run on to the next decision. Prints decisions per second, and the
   nanoseconds of copying a state, by CPU time.        cc -O3 -march=native yardstick.c && ./a.out SECONDS */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 4, TYPES = 6, DECK = 96, LICENSES = 26, STATE = 2888 };
enum { NONE, NAME, OPEN, BID, PAY, LAUNCH, DISCARD };
enum { AUCTION, BIDDING, BUYING, LAUNCHING, DRAWING, DISCARDING, OVER };
enum { PASS = 0, M_LOT = 2, M_DISCARD = 8, M_PAY = 32, M_LAUNCH = 49, M_BID = 157, MOVES = 413 };

static const int16_t coins[TYPES] = {2, 1, 2, 3, 2, 1}, launch_cost[TYPES] = {1, 2, 2, 1, 2, 3}, by_value[TYPES] = {3, 0, 2, 4, 1, 5};
static const int16_t count[TYPES] = {20, 12, 20, 12, 20, 12}, cost[TYPES + 1] = {4, 4, 5, 5, 5, 10, 10};

typedef struct {
    int16_t ask, in_phase, in_bidding, bid, size, fleet, launches;
    int16_t hand[TYPES], drawn[TYPES], licenses[TYPES + 1];
    int8_t boats[192];
} Seat;

typedef struct {
    uint32_t a, b, c, counter;
    int16_t phase, turn, start, asked, in_row, row[SEATS], lot, bid, bidder, due, place, bought, deck, pile, license_deck;
    int16_t discard[TYPES];
    Seat at[SEATS];
    int8_t cards[DECK], licenses[LICENSES];
} Game;

typedef union { Game g; char bytes[STATE]; } State;

static uint32_t word(Game *g) {
    uint32_t out = g->a + g->b + g->counter++;
    g->a = g->b ^ (g->b >> 9);
    g->b = g->c + (g->c << 3);
    g->c = ((g->c << 21) | (g->c >> 11)) + out;
    return out;
}

static int below(Game *g, uint32_t n) {
    uint32_t limit = (uint32_t)(0x100000000ull / n * n - 1), x;
    do x = word(g); while (x > limit);
    return x % n;
}

static void shuffle(Game *g, int8_t *cards, int n) {
    for (int i = n - 1; i > 0; i--) {
        int j = below(g, i + 1);
        int8_t card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

static void deal(Game *g, uint32_t seed) {
    memset(g, 0, STATE);
    g->a = seed, g->c = 0x9E3779B9, g->counter = 1;
    for (int i = 0; i < 16; i++) word(g);
    for (int t = 0; t < TYPES; t++) {
        for (int s = 0; s < SEATS; s++) g->at[s].hand[t] = 1, g->at[s].size++;
        for (int i = 0; i < count[t] - SEATS; i++) g->cards[g->deck++] = t;
    }
    shuffle(g, g->cards, g->deck);
    for (int i = 0; i < LICENSES; i++) g->licenses[i] = i % (TYPES + 1);
    shuffle(g, g->licenses, LICENSES);
    g->license_deck = LICENSES;
    for (int i = 0; i < SEATS; i++) g->row[g->in_row++] = g->licenses[--g->license_deck], g->at[i].in_phase = 1;
    g->start = below(g, SEATS);
    g->lot = -1;
}

static int money(const Seat *s) {
    int total = 0;
    for (int t = 0; t < TYPES; t++) total += s->hand[t] * coins[t];
    return total;
}

static int legal(const Game *g, int seat, int16_t *out) {
    const Seat *s = &g->at[seat];
    int n = 0, most = money(s), discount = s->licenses[0] < 4 ? s->licenses[0] : 4;
    switch (s->ask) {
    case NAME:
        out[n++] = PASS;
        for (int i = 0; i < g->in_row; i++)
            if (cost[g->row[i]] <= most + discount) out[n++] = M_LOT + i;
        break;
    case BID:
        out[n++] = PASS; /* fall through */
    case OPEN:
        for (int bid = s->ask == OPEN ? cost[g->row[g->lot]] : g->bid + 1; bid <= most + discount; bid++) out[n++] = M_BID + bid;
        break;
    case PAY: {
        int follow = 0;
        for (int i = g->place; i < TYPES; i++) follow += s->hand[by_value[i]] * coins[by_value[i]];
        for (int i = g->place; i < TYPES && follow >= g->due; i++) {
            if (s->hand[by_value[i]]) out[n++] = M_PAY + by_value[i];
            follow -= s->hand[by_value[i]] * coins[by_value[i]];
        }
        break;
    }
    case LAUNCH:
        out[n++] = PASS;
        for (int t = 0; t < TYPES; t++)
            if (s->hand[t] && s->licenses[t] && launch_cost[t] - discount <= most - coins[t]) out[n++] = M_LAUNCH + t;
        break;
    case DISCARD:
        for (int t = 0; t < TYPES; t++)
            if (s->drawn[t]) out[n++] = M_DISCARD + t;
    }
    return n;
}

static void ask(Game *g, int seat, int kind) { g->at[seat].ask = kind, g->asked++; }

static void to_pile(Game *g, int16_t *from, int t) { from[t]--, g->discard[t]++, g->pile++; }

static void apply(Game *g, int seat, int move) {
    Seat *s = &g->at[seat];
    int kind = s->ask;
    s->ask = NONE, g->asked--;
    switch (kind) {
    case NAME:
        if (move == PASS) {
            s->in_phase = 0;
        } else {
            g->lot = move - M_LOT, g->bid = 0, g->bidder = seat;
            for (int i = 0; i < SEATS; i++) g->at[i].in_bidding = g->at[i].in_phase, g->at[i].bid = 0;
            ask(g, seat, OPEN);
        }
        break;
    case OPEN:
    case BID:
        if (move == PASS) s->in_bidding = 0;
        else g->bid = s->bid = move - M_BID, g->bidder = seat;
        g->turn = seat, g->phase = BIDDING;
        break;
    case PAY: {
        int t = move - M_PAY;
        to_pile(g, s->hand, t), s->size--;
        g->due -= coins[t];
        while (by_value[g->place] != t) g->place++;
        break;
    }
    case LAUNCH:
        if (move == PASS) {
            s->launches = 0;
        } else {
            int t = move - M_LAUNCH;
            s->hand[t]--, s->size--, s->launches--, s->boats[s->fleet++] = t;
            g->due = launch_cost[t] - (s->licenses[0] < 4 ? s->licenses[0] : 4), g->place = 0;
        }
        break;
    case DISCARD:
        to_pile(g, s->drawn, move - M_DISCARD);
        for (int t = 0; t < TYPES; t++) s->hand[t] += s->drawn[t], s->size += s->drawn[t], s->drawn[t] = 0;
    }
}

static void draw(Game *g, Seat *s) {
    if (!g->deck) {
        for (int t = 0; t < TYPES; t++)
            for (; g->discard[t]; g->discard[t]--) g->cards[g->deck++] = t;
        g->pile = 0;
        shuffle(g, g->cards, g->deck);
    }
    if (g->deck) s->drawn[g->cards[--g->deck]]++;
}

static void advance(Game *g) {
    while (!g->asked && g->phase != OVER) {
        switch (g->phase) {
        case AUCTION:
            for (int i = 0; i < SEATS && !g->asked; i++) {
                int seat = (g->start + i) % SEATS;
                if (g->at[seat].in_phase && g->in_row) ask(g, seat, NAME);
            }
            if (!g->asked) {
                if (!g->bought) g->in_row = 0;
                g->bought = 0;
                while (g->in_row < SEATS && g->license_deck) g->row[g->in_row++] = g->licenses[--g->license_deck];
                g->phase = g->in_row < SEATS ? OVER : LAUNCHING, g->turn = g->start, g->due = 0;
                for (int i = 0; i < SEATS; i++) g->at[i].launches = 1 + (g->at[i].licenses[1] > 0);
            }
            break;
        case BIDDING:
            for (int i = 1; i < SEATS && !g->asked; i++) {
                int seat = (g->turn + i) % SEATS;
                if (g->at[seat].in_bidding && seat != g->bidder) g->turn = seat, ask(g, seat, BID);
            }
            if (!g->asked) {
                int discount = g->at[g->bidder].licenses[0];
                g->turn = g->bidder, g->due = g->bid - (discount < 4 ? discount : 4), g->place = 0, g->phase = BUYING;
            }
            break;
        case BUYING: {
            Seat *s = &g->at[g->turn];
            if (g->due > 0) {
                ask(g, g->turn, PAY);
            } else {
                s->licenses[g->row[g->lot]]++, s->in_phase = 0;
                for (int i = g->lot; i < g->in_row - 1; i++) g->row[i] = g->row[i + 1];
                g->in_row--, g->bought++, g->lot = -1, g->phase = AUCTION;
            }
            break;
        }
        case LAUNCHING: {
            Seat *s = &g->at[g->turn];
            int may = 0;
            for (int t = 0; t < TYPES; t++) may |= s->licenses[t];
            if (g->due > 0) ask(g, g->turn, PAY);
            else if (s->launches && s->size && may) ask(g, g->turn, LAUNCH);
            else if ((g->turn = (g->turn + 1) % SEATS) == g->start) g->phase = DRAWING;
            break;
        }
        case DRAWING:
            for (int i = 0; i < SEATS; i++) {
                Seat *s = &g->at[(g->start + i) % SEATS];
                draw(g, s), draw(g, s);
            }
            for (int i = 0; i < SEATS; i++) {
                int any = 0;
                for (int t = 0; t < TYPES; t++) any += g->at[i].drawn[t];
                if (any) ask(g, i, DISCARD);
            }
            g->phase = DISCARDING;
            break;
        case DISCARDING:
            g->start = (g->start + 1) % SEATS, g->phase = AUCTION;
            for (int i = 0; i < SEATS; i++) g->at[i].in_phase = 1;
        }
    }
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); /* so that a busy machine does not count */
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    double seconds = argc > 1 ? atof(argv[1]) : 1, began = now(), took;
    static State state, copies[64];
    Game chance = {.a = 1, .b = 2, .c = 3, .counter = 1};
    long decisions = 0, games = 0, copied = 0, check = 0;
    int16_t out[MOVES];
    do {
        for (int k = 0; k < 100; k++, games++) {
            deal(&state.g, games);
            advance(&state.g);
            while (state.g.asked) {
                int seat = 0;
                while (!state.g.at[seat].ask) seat++;
                int n = legal(&state.g, seat, out);
                apply(&state.g, seat, out[below(&chance, n)]);
                advance(&state.g);
                decisions++;
            }
        }
    } while ((took = now() - began) < seconds);
    printf("%.0f ", decisions / took);
    began = now();
    do {
        for (int k = 0; k < 100000; k++, copied++) {
            copies[copied % 64] = copies[(copied * 7 + 1) % 64];
            check += copies[copied % 64].bytes[k % STATE]++;
        }
    } while ((took = now() - began) < seconds / 4);
    printf("%.2f\n", took / copied * 1e9);
    return check == 42;
}
