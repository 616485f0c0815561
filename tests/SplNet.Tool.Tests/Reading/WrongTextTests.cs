using System.Reflection;
using SplNet.Tests.Shared;
using SplNet.Tool.Tests.Running;

namespace SplNet.Tool.Tests.Reading;

/// <summary>
/// Files with mistakes of every kind go through the commands that read them: each ends with a message and a number of the table, and
/// nothing is measured.
/// </summary>
public sealed class WrongTextTests : IDisposable
{
    private readonly string _folder = OwnedFolder.Create("splnet-wrong-");
    private readonly string _file;

    public WrongTextTests() => _file = Path.Combine(_folder, "wrong.spl");

    public static TheoryData<int> Parts => [.. Enumerable.Range(0, PartCount)];

    private const int PartCount = 8;

    private static IReadOnlyList<WrongText> Texts { get; } = WrongTexts.All(WrongTexts.Corpus());

    [Fact]
    public void Corpus_IsLarge() => Assert.True(Texts.Count >= 500, $"{Texts.Count} texts");

    // Of the changed texts every eighth, and of those all commands read every other: they differ by chance only. The
    // long test has all of all.
    [Theory]
    [MemberData(nameof(Parts))]
    public void WrongText_HasAMessageAndADocumentedExitCode(int part)
    {
        foreach (var (number, text) in Part(part).Where(static one => !IsChanged(one.Text) || one.Index / PartCount % 8 == 0)
            .Select(static one => one.Text).Index())
            Try(text, isForAllCommands: number % 2 == 0);
    }

    [Trait("Category", "Long")]
    [Theory]
    [MemberData(nameof(Parts))]
    public void AnyWrongText_HasADocumentedExitCodeInAllCommands(int part)
    {
        foreach (var (_, text) in Part(part))
            Try(text, isForAllCommands: true);
    }

    private static bool IsChanged(WrongText text) => text.Name.StartsWith("changed ", StringComparison.Ordinal);

    private static IEnumerable<(int Index, WrongText Text)> Part(int part) =>
        Texts.Index().Where(one => one.Index % PartCount == part).Select(static one => (one.Index, one.Item));

    // Commands that measure read as those that do not, and tell more.
    private void Try(WrongText text, bool isForAllCommands)
    {
        File.WriteAllBytes(_file, text.Bytes);
        var said = Say(text, "list", _file, "--assembly", Built.Stated);
        if (said.ExitCode == (int)ExitCode.Ok)
            return;
        Assert.True(said.ExitCode == (int)ExitCode.Fail, $"{text.Name}: list ended with {said.ExitCode}");
        Assert.Contains("wrong.spl", said.Errors, StringComparison.Ordinal);
        var syntax = Say(text, "check-syntax", _file);
        if (isForAllCommands && syntax.ExitCode == (int)ExitCode.Fail && IsAllWrong())
        {
            Assert.True(Say(text, "run", _file, "--assembly", Built.Stated).ExitCode == (int)ExitCode.NotMeasured, text.Name);
            Assert.True(
                Say(text, "compare", "v1", "v2", _file, "--assembly", Built.Stated).ExitCode == (int)ExitCode.NotMeasured, text.Name);
        }
    }

    // Of a file in which one requirement is right, that one would be measured.
    private bool IsAllWrong() =>
        SplRequirements.OfFile(_file, typeof(Experiment).Assembly).All(static requirement => requirement.Source.Failures.Count > 0
            || requirement.Source.DiagnosticsFor(requirement.Tree).Any(static diagnostic => diagnostic.IsError));

    private static (int ExitCode, string Output, string Errors) Say(WrongText text, params string[] words)
    {
        try
        {
            var said = InThisProcess.Run(words);
            Assert.DoesNotContain("   at SplNet", said.Output + said.Errors, StringComparison.Ordinal);
            return said;
        }
        catch (Exception failure) when (failure is not Xunit.Sdk.IAssertionException)
        {
            throw new InvalidOperationException(
                $"'splnet {words[0]}' failed on the text '{text.Name}'.",
                failure is TargetInvocationException { InnerException: { } inner } ? inner : failure);
        }
    }

    public void Dispose() => OwnedFolder.Delete(_folder);
}
