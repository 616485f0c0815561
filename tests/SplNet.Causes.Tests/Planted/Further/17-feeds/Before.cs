namespace Sut;

public sealed class Feed(int items)
{
    private int _next;

    public async ValueTask<int> NextAsync()
    {
        if (_next == items)
            return -1;
        await Task.Yield();
        return Score(_next++);
    }

    public void Rewind() => _next = 0;

    private static int Score(int item)
    {
        var score = item;
        for (var round = 0; round < 30; round++)
            score = score * 17 % 1009;
        return score;
    }
}

public sealed class Reader(Feed feed)
{
    public async Task<int> ReadAllAsync()
    {
        feed.Rewind();
        var best = 0;
        for (var score = await feed.NextAsync(); score >= 0; score = await feed.NextAsync())
            best = Math.Max(best, score);
        return best;
    }

    public override string ToString() => nameof(Reader);
}
