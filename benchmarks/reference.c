/* The reference game by hand: the same game, stream and checksum as reference.py.
 *
 * reference SEED COUNT TOLD plays deals 0 to COUNT - 1 of a seed at random and prints the checksum of the first TOLD
 * and the seconds of processor time that it took. Compiled with -DPLAIN it keeps the winner so far at every card, as
 * one would write it at first; without, it finds the taker once a trick, and nothing that chance decides is a branch.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#if defined(__BMI2__)
#include <immintrin.h>
#endif

enum { SEATS = 4, HAND = 12, CARDS = SEATS * HAND, RANKS = 13, PACK = 52, POINTS = 26 };

#define SUIT ((UINT64_C(1) << RANKS) - 1)
#define HEARTS (SUIT << RANKS)
#define EVERY ((UINT64_C(1) << PACK) - 1)
#define QUEEN 10 /* of spades */

typedef struct {
    uint64_t hands[SEATS];
    int plays[CARDS];
    int takers[HAND];
    int points[SEATS];
    int64_t results[SEATS];
} Table;

/* Chance: xoshiro128++ (Blackman and Vigna, public domain). */

typedef struct {
    uint32_t s[4];
} Chance;

static inline uint32_t rotated(uint32_t word, int by) { return word << by | word >> (32 - by); }

static inline uint32_t draw(Chance *chance) {
    uint32_t *s = chance->s, result = rotated(s[0] + s[3], 7) + s[0], shifted = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= shifted;
    s[3] = rotated(s[3], 11);
    return result;
}

static inline uint32_t below(Chance *chance, uint32_t n) { return (uint64_t)draw(chance) * n >> 32; }

static uint32_t scramble(uint32_t word) {
    word = (word ^ word >> 16) * UINT32_C(0x85EBCA6B);
    word = (word ^ word >> 13) * UINT32_C(0xC2B2AE35);
    return word ^ word >> 16;
}

static void sow(Chance *chance, uint64_t seed, uint64_t number) {
    uint32_t word = scramble((uint32_t)seed ^ scramble(seed >> 32));
    word = scramble(word ^ (uint32_t)number);
    word = scramble(word ^ (uint32_t)(number >> 32));
    for (int k = 0; k < 4; k++) {
        word += UINT32_C(0x9E3779B9);
        chance->s[k] = scramble(word) | (k == 0);
    }
}

static inline void swap(int *pack, uint32_t one, uint32_t other) {
    int card = pack[one];
    pack[one] = pack[other];
    pack[other] = card;
}

static void shuffle(int *pack, uint32_t size, Chance *chance) {
    uint32_t last = size - 1;
    for (; last > 1; last -= 2) {
        uint64_t bits = (uint64_t)draw(chance) * (last + 1);
        swap(pack, last, bits >> 32);
        swap(pack, last - 1, (uint64_t)(uint32_t)bits * last >> 32);
    }
    if (last == 1) swap(pack, 1, below(chance, 2));
}

/* Cards */

static inline int nth(uint64_t bits, int k) {
#if defined(__BMI2__)
    return __builtin_ctzll(_pdep_u64(UINT64_C(1) << k, bits));
#else
    while (k--) bits &= bits - 1;
    return __builtin_ctzll(bits);
#endif
}

static inline int any_of(uint64_t cards, Chance *chance) {
    return nth(cards, below(chance, __builtin_popcountll(cards)));
}

static inline uint64_t suit_of(int card) { return SUIT << RANKS * (card / RANKS); }

static inline uint64_t follow(uint64_t hand, uint64_t led) { return hand & led ? hand & led : hand; }

static inline int points_in(uint64_t cards) {
    return __builtin_popcountll(cards & HEARTS) + 13 * (int)(cards >> QUEEN & 1);
}

/* The game */

static void open_deal(Table *table, const int *pack) {
    for (int seat = 0; seat < SEATS; seat++) {
        uint64_t hand = 0;
        for (int k = 0; k < HAND; k++) hand |= UINT64_C(1) << pack[HAND * seat + k];
        table->hands[seat] = hand;
        table->points[seat] = 0;
    }
}

static inline int play_trick(Table *table, int trick, int leader, Chance *chance) {
    int *plays = table->plays + SEATS * trick;
    uint64_t led = EVERY, cards = 0;
#if defined(PLAIN)
    int best = -1, taker = leader;
#endif
    for (int k = 0; k < SEATS; k++) {
        uint64_t *hand = &table->hands[(leader + k) & 3];
        int card = any_of(follow(*hand, led), chance);
        if (k == 0) led = suit_of(card);
        *hand ^= UINT64_C(1) << card;
        cards |= UINT64_C(1) << card;
        plays[k] = card;
#if defined(PLAIN)
        if (card > best && led >> card & 1) {
            best = card;
            taker = (leader + k) & 3;
        }
#endif
    }
#if !defined(PLAIN)
    int best = 63 - __builtin_clzll(cards & led);
    int taker = (leader + (plays[1] == best) + 2 * (plays[2] == best) + 3 * (plays[3] == best)) & 3;
#endif
    table->takers[trick] = taker;
    table->points[taker] += points_in(cards);
    return taker;
}

static void play_deal(Table *table, Chance *chance) {
    int leader = 0;
    for (int trick = 0; trick < HAND; trick++) leader = play_trick(table, trick, leader, chance);
    for (int seat = 0; seat < SEATS; seat++) table->results[seat] += POINTS - SEATS * table->points[seat];
}

/* The checksum */

static uint32_t fold(uint32_t digest, int64_t value) { return (digest ^ (uint32_t)value) * UINT32_C(0x01000193); }

static uint32_t tell(const Table *table, uint32_t digest) {
    for (int ply = 0; ply < CARDS; ply++) digest = fold(digest, table->plays[ply]);
    for (int trick = 0; trick < HAND; trick++) digest = fold(digest, table->takers[trick]);
    for (int seat = 0; seat < SEATS; seat++) digest = fold(digest, table->results[seat]);
    return digest;
}

int main(int count_of_words, char **words) {
    if (count_of_words != 4) {
        fprintf(stderr, "usage: reference SEED COUNT TOLD\n");
        return 2;
    }
    uint64_t seed = strtoull(words[1], NULL, 10), count = strtoull(words[2], NULL, 10);
    uint64_t told = strtoull(words[3], NULL, 10);
    int fresh[CARDS], pack[CARDS], size = 0;
    for (int card = 0; card < PACK; card++) /* without 2S, 2D, 2C and 3C */
        if (card != 0 && card != 2 * RANKS && card != 3 * RANKS && card != 3 * RANKS + 1) fresh[size++] = card;
    Table table = {0};
    Chance chance;
    uint32_t digest = 0;
    clock_t before = clock();
    for (uint64_t number = 0; number < count; number++) {
        sow(&chance, seed, number);
        for (int place = 0; place < CARDS; place++) pack[place] = fresh[place];
        shuffle(pack, CARDS, &chance);
        open_deal(&table, pack);
        play_deal(&table, &chance);
        if (number < told) digest = tell(&table, digest);
    }
    printf("%08" PRIx32 " %.6f\n", digest, (double)(clock() - before) / CLOCKS_PER_SEC);
    return 0;
}
