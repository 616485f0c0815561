namespace SplNet.UnitTests;

/// <summary>The options with which <c>dotnet test</c> runs one test, or one of its rows.</summary>
/// <param name="IsHandedOn">True for an option that <c>dotnet test</c> passes on to the test program.</param>
/// <param name="Option">The option.</param>
/// <param name="Value">Its value.</param>
internal sealed record TestChoice(bool IsHandedOn, string Option, string Value)
{
    private const string Filter = "--filter";

    // Windows limits a command to 32767 characters.
    private const int Most = 16_000;

    /// <summary>The option for a test; null if the platform does not have one.</summary>
    /// <param name="test">The test.</param>
    /// <param name="platform">The platform that runs it.</param>
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

    /// <summary>The arguments with which <c>dotnet test</c> runs all the given tests; null if no single command does.</summary>
    /// <param name="choices">The tests.</param>
    public static IReadOnlyList<string>? Arguments(IReadOnlyCollection<TestChoice?> choices)
    {
        if (choices.Contains(null)
            || choices.Select(static choice => (choice!.IsHandedOn, choice.Option)).Distinct().ToList() is not [var (isHandedOn, option)])
            return null;
        var values = choices.Select(static choice => choice!.Value).Distinct(StringComparer.Ordinal).ToList();
        if (values.Sum(static value => value.Length + 3) > Most)
            return null;
        string[] lead = isHandedOn ? ["--", option] : [option];
        return [.. lead, .. option == Filter ? [string.Join('|', values.Select(static value => $"({value})"))] : values];
    }
}
