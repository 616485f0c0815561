using Sut;

public static class Workload
{
    private static readonly string[] Words =
        [.. ("inter intern internal interval interview into invent inverse invoice involve iron island issue item iterate indeed index " +
            "indicate indirect individual infer infinite inform inherit initial").Split(' ')];

    private static readonly Completer Completer = new(Filled(), "abcdefghijklmnopqrstuvwxyz");

    public static object Run() => $"{Completer.CountKnown(Words)} {Completer.Best("in")}";

    private static Trie Filled()
    {
        var trie = new Trie();
        for (var i = 0; i < Words.Length; i += 2)
            trie.Add(Words[i], 1 + i * 7 % 11);
        return trie;
    }
}
