using SplNet.Causes.Code;
using SplNet.Causes.Tests.Building;

namespace SplNet.Causes.Tests.Identity;

public sealed class VisualBasicIdentityTests(VisualBasicIdentityTests.Older older) : IClassFixture<VisualBasicIdentityTests.Older>
{
    private const string Above = "' a comment\n\nPublic Class Above\nPublic Function First(n As Integer) As Object\n" +
        "Dim f = Function(x As Integer) x + n\nDim g = Sub(a As Long) Console.Write(a)\nReturn New With {.Q = f(1), .R = g}\n" +
        "End Function\nPublic Iterator Function Items() As IEnumerable(Of Integer)\nYield 7\nEnd Function\nEnd Class\n";

    private static readonly int Rounds = VisualBasicFeatures.All.Max(static feature => feature.Changes.Count);

    [Fact]
    public void SameSourceBelowOtherCodeInAnotherFolder_IsTheSameCode() =>
        Assert.Equal([], Built.Differing(older.Code, Read("there/deeper", Above, Texts(isChanged: false).Reverse())));

    // Each feature is there once for each of its changes: each change is named, and nothing else is.
    [Fact]
    public void ChangedSource_IsDifferentCode()
    {
        var differing = Built.Differing(older.Code, Read("there", string.Empty, Texts(isChanged: true)));
        foreach (var (feature, round) in VisualBasicFeatures.All.SelectMany(
            static feature => Enumerable.Range(0, Rounds).Select(round => (feature, round))))
            Assert.True(
                differing.Any(name => name.StartsWith($"R{round}.{feature.Name}", StringComparison.Ordinal))
                == feature.Changes.Count > round,
                $"{feature.Name}: {feature.Changes.ElementAtOrDefault(round)}");
    }

    private static IEnumerable<string> Texts(bool isChanged) =>
        VisualBasicFeatures.All.SelectMany(feature => Enumerable.Range(0, Rounds).Select(round =>
            $"Namespace R{round}\nPublic Class {feature.Name}\n{(isChanged
                && feature.Changes.ElementAtOrDefault(round) is (string old, string other)
                ? feature.Changed(old, other)
                : feature.Source)}\nEnd Class\nEnd Namespace\n"));

    private static LibraryCode Read(string place, string above, IEnumerable<string> texts) =>
        Built.Read(SdkCompilers.VisualBasic(place, ("Sut.vb", above + string.Join('\n', texts))));

    public sealed class Older
    {
        internal LibraryCode Code { get; } = Read("here", string.Empty, Texts(isChanged: false));
    }
}
