namespace Sut;

/// <summary>Pieces that were bought together.</summary>
public sealed class Lot(string article, int day, int pieces, long centsEach)
{
    public string Article => article;

    public int Day => day;

    public int Left { get; private set; } = pieces;

    public long CentsEach => centsEach;

    public int Take(int wanted)
    {
        var taken = Math.Min(wanted, Left);
        Left -= taken;
        return taken;
    }
}

/// <summary>What is in store; the oldest goes first.</summary>
public sealed class Store
{
    private readonly List<Lot> _lots = [];

    public int PiecesOf(string article) => LotsOf(article).Sum(static lot => lot.Left);

    public void Receive(Lot lot) => _lots.Add(lot);

    public long Issue(string article, int pieces)
    {
        if (PiecesOf(article) < pieces)
            throw new InvalidOperationException($"There are not {pieces} pieces of {article}.");
        var cost = 0L;
        foreach (var lot in LotsOf(article))
        {
            var taken = lot.Take(pieces);
            cost += taken * lot.CentsEach;
            pieces -= taken;
            if (pieces == 0)
                break;
        }

        _lots.RemoveAll(static lot => lot.Left == 0);
        return cost;
    }

    public long Value() => _lots.Sum(static lot => lot.Left * lot.CentsEach);

    private IEnumerable<Lot> LotsOf(string article) => _lots.Where(lot => lot.Article == article).OrderBy(static lot => lot.Day);
}
