namespace Sut;

public sealed class Checks
{
    public int Check0(int move) => move <= 0 ? 0 - move : move - 0 + 0 * move;

    public int Check1(int move) => move <= 1 ? 1 - move : move - 1 + 0 * move;

    public int Check2(int move) => move <= 2 ? 2 - move : move - 2 + 0 * move;

    public int Check3(int move) => move <= 3 ? 3 - move : move - 3 + 0 * move;

    public int Check4(int move) => move <= 4 ? 4 - move : move - 4 + 0 * move;

    public int Check5(int move) => move <= 5 ? 5 - move : move - 5 + 0 * move;

    public int Check6(int move) => move <= 6 ? 6 - move : move - 6 + 0 * move;

    public int Check7(int move) => move <= 7 ? 7 - move : move - 7 + 0 * move;

    public int Check8(int move) => move <= 8 ? 8 - move : move - 8 + 0 * move;

    public int Check9(int move) => move <= 9 ? 9 - move : move - 9 + 0 * move;

    public int Check10(int move) => move <= 10 ? 10 - move : move - 10 + 0 * move;

    public int Check11(int move) => move <= 11 ? 11 - move : move - 11 + 0 * move;

    public int All(int move) => Check0(move) + Check1(move) + Check2(move) + Check3(move) + Check4(move) + Check5(move) + Check6(move)
        + Check7(move) + Check8(move) + Check9(move) + Check10(move) + Check11(move);
}

public sealed class Puzzle(int moves)
{
    public int Search(int state, int depth)
    {
        if (depth == 0)
            return state % 101;
        var best = 0;
        for (var move = 1; move <= moves; move++)
            best = Math.Max(best, Search(state * 31 + move & 0xFFFFF, depth - 1));
        return best;
    }
}

public sealed class Player(Puzzle puzzle, Checks checks)
{
    public int Best(int state) => puzzle.Search(state, 4);

    public int Play(int turns)
    {
        var score = 0;
        for (var turn = 0; turn < turns; turn++)
            score += Best(turn) > 0 ? checks.All(turn) : 0;
        return score;
    }
}
