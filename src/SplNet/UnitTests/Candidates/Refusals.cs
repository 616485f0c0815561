namespace SplNet.UnitTests.Candidates;

/// <summary>The reasons for refusing tests, in the words by which they are counted.</summary>
internal static class Refusals
{
    public const string Skipped = "is skipped or ignored";
    public const string Explicit = "runs on request only";
    public const string Conditional = "runs under a condition only";
    public const string AsyncVoid = "is async void, so it cannot be awaited";
    public const string NotPublic = "is not public, so another project cannot call it";
    public const string Generic = "is generic";
    public const string OwnAttribute = "runs through a custom attribute, which may change how it runs";
    public const string ClassFixture = "has a fixture that cannot be made once for several tests";
    public const string TestHook = "has a hook that is given the framework's own test, which no other code can make";
    public const string Context = "takes the framework's test context, which no other code can make";
    public const string Constructor = "is in a class whose constructor takes what cannot be made";
    public const string Parameters = "takes arguments that no row supplies";
    public const string ComputedRows = "takes its rows from code that only its framework can call";
    public const string SourceFails = "has a source of rows that fails";
    public const string SourceHangs = "has a source of rows that does not end";
    public const string SourceEmpty = "has a source that returns no rows";
    public const string SourceChanges = "has a source that returns other rows each time";
    public const string MoreRows = "has more rows than --most-rows allows";
    public const string RowMisfit = "has a row with a value that does not fit its parameter";
    public const string RowValue = "has a row with a value that source code cannot state";
    public const string RowCount = "has a row with too few or too many values";
    public const string Reference = "takes an argument by ref or out (not generated yet)";
    public const string Result = "returns what cannot be awaited";
    public const string Exception = "expects an exception through a custom attribute";
    public const string Apartment = "needs a thread of a particular kind";
    public const string Console = "reads the console, which measuring processes need";
    public const string Exit = "ends its process";
    public const string Sleep = "sleeps, so its time does not measure the code";
    public const string Measures = "measures by itself";
    public const string Category = "has a category that was left out";
    public const string Missing = "needs an assembly that is not there";
    public const string Name = "has a name that C# cannot write";
    public const string Obsolete = "is obsolete, and the compiler refuses it";
    public const string Required = "is in a class with required members, whose values no other code can know";

    // Reasons found by a trial.
    public const string Fails = "fails when it is tried";
    public const string NotRepeated = "fails when it is repeated";
    public const string ChangesRow = "changes the arguments of its row, which a source returned once";
    public const string Order = "depends on the order of tests";
    public const string OtherProcess = "fails in a second process, as if it had left something behind";
    public const string SharedFails = "shares with other tests what cannot be made or ended";
    public const string SkipsItself = "skips itself, or is inconclusive";
    public const string Passes = "passes by an exception, whose time would be measured";
    public const string Writes = "writes outside of the temporary folder";
    public const string TooLong = "takes too long";
    public const string Hangs = "does not end";
    public const string Crashes = "crashes its process";
    public const string Threads = "leaves threads, timers or tasks behind";
    public const string Handles = "leaves files or other handles open";
    public const string Larger = "holds more memory with each call";
    public const string Slower = "grows slower with each call";
    public const string Waits = "waits more than it computes";
    public const string Throws = "spends its time on exceptions";
    public const string NoWork = "has no work that can be told from an empty life cycle";

    /// <summary>The reasons that a trial finds by measuring. One occurrence may be chance, so a second process must confirm them.</summary>
    public static IReadOnlyCollection<string> Measured { get; } =
    [
        Writes, TooLong, Threads, Handles, Larger, Slower, Waits, Throws, NoWork,
    ];

    /// <summary>All reasons found by a trial.</summary>
    public static IReadOnlyCollection<string> OfTrial { get; } =
    [
        .. Measured, Fails, NotRepeated, ChangesRow, SourceChanges, Order, OtherProcess, SharedFails, SkipsItself, Passes, Hangs, Crashes,
        Exit,
    ];
}
