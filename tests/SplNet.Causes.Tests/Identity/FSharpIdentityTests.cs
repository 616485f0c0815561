using SplNet.Causes.Code;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Identity;

public sealed class FSharpIdentityTests(FSharpIdentityTests.Older older) : IClassFixture<FSharpIdentityTests.Older>
{
    private static readonly int Rounds = FSharpFeatures.All.Max(static feature => feature.Changes.Count);

    // F# has the number of the line in the names of closures, of fields and of functions.
    [Fact]
    public void SameSourceOnOtherLinesInAnotherFolder_IsTheSameCode() =>
        Assert.Equal([], Built.Differing(older.Code, Read("there/deeper", "// a comment\n\n", Files(isChanged: false).Reverse())));

    // Each feature is there once for each of its changes: each change is named, and nothing else is.
    [Trait("Category", "Long")]
    [Fact]
    public void ChangedSource_IsDifferentCode()
    {
        var differing = Built.Differing(older.Code, Read("there", string.Empty, Files(isChanged: true)));
        foreach (var (feature, round) in FSharpFeatures.All.SelectMany(
            static feature => Enumerable.Range(0, Rounds).Select(round => (feature, round))))
        {
            var isNamed = differing.Any(name => name.Contains($"R{round}.{feature.Name}", StringComparison.Ordinal)
                || name.Contains($"R{round}_{feature.Name}", StringComparison.Ordinal));
            Assert.True(isNamed == feature.Changes.Count > round, $"{feature.Name}: {feature.Changes.ElementAtOrDefault(round)}");
        }
    }

    [Fact]
    public void ClosuresSequencesAndTasks_BelongToTheirFunction() => Assert.DoesNotContain(
        older.Code.Parts.Select(static part => MethodKey.FullName(part.User))
            .Where(static name => name.StartsWith("Lib.", StringComparison.Ordinal)),
        static name => name.Contains('@', StringComparison.Ordinal) && !name.Contains("DebugTypeProxy", StringComparison.Ordinal));

    // A file for each: F# initialises all values of a file at once.
    private static IEnumerable<(string File, string Source)> Files(bool isChanged) =>
        FSharpFeatures.All.SelectMany(feature => Enumerable.Range(0, Rounds).Select(round => (
            $"R{round}_{feature.Name}.fs",
            $"namespace Lib.R{round}\nmodule {feature.Name} =\n{(isChanged
                && feature.Changes.ElementAtOrDefault(round) is (string old, string other)
                ? feature.Changed(old, other)
                : feature.Source)}")));

    private static LibraryCode Read(string place, string start, IEnumerable<(string File, string Source)> files) =>
        Built.Read(SdkCompilers.FSharp(place, [.. files.Select(file => (file.File, start + file.Source))]));

    public sealed class Older
    {
        internal LibraryCode Code { get; } = Read("here", string.Empty, Files(isChanged: false));
    }
}
