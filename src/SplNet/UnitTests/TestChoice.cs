namespace SplNet.UnitTests;

/// <summary>What makes <c>dotnet test</c> run one test, or one of its rows.</summary>
/// <param name="IsHandedOn">True for an option of the test program, which <c>dotnet test</c> hands on.</param>
/// <param name="Option">The option.</param>
/// <param name="Value">Its value.</param>
internal sealed record TestChoice(bool IsHandedOn, string Option, string Value)
{
    private const string Filter = "--filter";

    // Windows takes 32767 characters in a command.
    private const int Most = 16_000;

    /// <summary>That of a test; null where the platform has none.</summary>
    /// <param name="test">The test.</param>
    /// <param name="platform">What runs it.</param>
    public static TestChoice? Of(RunningTest test, TestPlatform platform)
    {
        var filter = TestFilter.Of(test, platform);
        return platform switch
        {
            TestPlatform.Vstest => new TestChoice(IsHandedOn: false, Filter, filter),
            TestPlatform.DotNetTest when test.Id is { } id => new TestChoice(IsHandedOn: true, "--filter-uid", id),
            TestPlatform.DotNetTest when test.Arguments is null => new TestChoice(IsHandedOn: true, Filter, filter),
            _ => null,
        };
    }

    /// <summary>The arguments of <c>dotnet test</c> that run all of some tests; null where no single command does.</summary>
    /// <param name="choices">The tests.</param>
    public static IReadOnlyList<string>? Arguments(IReadOnlyCollection<TestChoice?> choices)
    {
        if (choices.Contains(null) || choices.Select(static choice => (choice!.IsHandedOn, choice.Option)).Distinct().ToList() is not [var (isHandedOn, option)])
            return null;
        var values = choices.Select(static choice => choice!.Value).Distinct(StringComparer.Ordinal).ToList();
        if (values.Sum(static value => value.Length + 3) > Most)
            return null;
        string[] lead = isHandedOn ? ["--", option] : [option];
        return [.. lead, .. option == Filter ? [string.Join('|', values.Select(static value => $"({value})"))] : values];
    }
}
