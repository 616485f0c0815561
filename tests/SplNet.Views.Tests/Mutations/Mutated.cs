using SplNet.Views.Mutations;

namespace SplNet.Views.Tests.Mutations;

/// <summary>A run that nobody made, with names that try to leave their place.</summary>
internal static class Mutated
{
    /// <summary>A source of fourteen lines.</summary>
    public const string Source = "namespace My;\n\npublic class Cache\n{\n    // <b>bold</b> & more\n" +
        "    private readonly List<int> _items = new(8);\n\n    public int Count() => _items.Count;\n\n    public bool Has(int one)\n" +
        "    {\n        return _items.Contains(one);\n    }\n}\n";

    /// <summary>The run.</summary>
    public static readonly MutationDocument Document = new()
    {
        Project = "src/My/My.csproj",
        Sentence = "The tests notice 1 of 2 slowdowns of more than 5 %",
        Certainty = ["Identity mutants: 0 of 10 killed, so at most 31 % are (95 %)."],
        Advice = ["Look at CAP-1 first."],
        Scores = new ShownTable("Scores", ["Threshold", "Score"], [["5 %", "50 %"]]),
        Operators = new ShownTable("By operator", ["Operator", "Score"], [["CAP", "0 %"], ["LIN", "100 %"]]),
        Controls = new ShownTable("Controls", ["Kind", "Killed"], [["identity", "0 of 10"]]),
        Tests = new ShownTable("Tests", ["Test", "Time"], [["Cache.Has<T>(\"1\")", "100 ns"]]),
        TestNames = ["Cache.Has<T>(\"1\")", "other"],
        Notes = ["2 mutants in other files: left out."],
        Tool = "1.2.3",
        Files = [new MutatedFile("Sub/Cache.cs", Source, [
            Mutant("CAP-1", MutationState.Survived, 6, 41, 47),
            Mutant("LIN-1", MutationState.Killed, 12, 16, 36),
            Mutant("HWO-9", MutationState.LeftOut, 12, 9, 15)])],
    };

    /// <summary>A mutant on one line.</summary>
    public static ShownMutant Mutant(string id, MutationState state, int line, int start, int end) => new()
    {
        Id = id,
        Operator = id.Split('-')[0],
        Title = "no <capacity>",
        State = state,
        Word = state.ToString().ToLowerInvariant(),
        Reason = "because of \"Has\" & <i>others</i>",
        ElementsStatus = state switch { MutationState.Killed => "Killed", MutationState.Survived => "Survived", _ => "Ignored" },
        StartLine = line,
        StartColumn = start,
        EndLine = line,
        EndColumn = end,
        Replacement = "new List<int>()",
        Evidence = ["Cache.Has<T>(\"1\"): ratio 1.2 [1.1 .. 1.3]"],
        CoveredBy = ["Cache.Has<T>(\"1\")", "gone"],
        KilledBy = state == MutationState.Killed ? ["Cache.Has<T>(\"1\")"] : [],
    };
}
