using SplNet.UnitTests.Candidates;

namespace SplNet.Processes.Trials;

/// <summary>
/// The identity of a test, or of one of its rows, in both processes: metadata that are only inspected and the
/// loaded assembly give the same.
/// </summary>
/// <param name="Class">The full name of the test class, open if it is generic.</param>
/// <param name="Variant">The name of the class as its framework makes it, with types and values.</param>
/// <param name="Module">The name of the module that declares the method, which may be inherited.</param>
/// <param name="Token">The method in that module.</param>
/// <param name="Row">Which of its rows; -1 for a test without rows.</param>
internal readonly record struct TrialSubject(string Class, string Variant, string Module, int Token, int Row)
{
    /// <summary>The value of a row for a test without rows.</summary>
    public const int NoRow = -1;

    /// <summary>The value of a row for the sources of a class, whose rows are to be listed.</summary>
    public const int OfClass = -2;

    /// <summary>The key of a row that a source returns; empty for other rows.</summary>
    public string Key { get; init; } = string.Empty;

    /// <summary>The key of the row with which a source makes the class; empty if none does.</summary>
    public string FixtureKey { get; init; } = string.Empty;

    /// <summary>The subject that a test and one of its rows are.</summary>
    public static TrialSubject Of(TestCandidate test, int row)
    {
        ArgumentNullException.ThrowIfNull(test);
        var declared = test.Class.IsGenericType ? test.Class.GetGenericTypeDefinition() : test.Class;
        return new TrialSubject(declared.FullName!, test.Variant.Name, test.Method.Module.ScopeName, test.Method.MetadataToken, row)
        {
            Key = row >= 0 && row < test.Rows.Count ? test.Rows[row].Key ?? string.Empty : string.Empty,
            FixtureKey = test.Variant.Key ?? string.Empty,
        };
    }

    /// <summary>The class in the form in which its tests share objects.</summary>
    public (string Class, string Variant) Form => (Class, Variant);

    /// <summary>True for a row of that test, as it was read in this process, where no source was called yet.</summary>
    public bool IsOf(TestCandidate test)
    {
        ArgumentNullException.ThrowIfNull(test);
        var read = Of(test, NoRow) with { Row = Row, Key = Key, FixtureKey = FixtureKey };
        return (test.Variant.HasSource ? read with { Variant = Variant } : read) == this;
    }

    public void Write(BinaryWriter writer)
    {
        writer.Write(Class);
        writer.Write(Variant);
        writer.Write(Module);
        writer.Write(Token);
        writer.Write(Row);
        writer.Write(Key);
        writer.Write(FixtureKey);
    }

    public static TrialSubject Read(BinaryReader reader) =>
        new(reader.ReadString(), reader.ReadString(), reader.ReadString(), reader.ReadInt32(), reader.ReadInt32())
        {
            Key = reader.ReadString(),
            FixtureKey = reader.ReadString(),
        };
}
