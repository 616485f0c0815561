using SplNet.Values.Runtimes;

namespace SplNet.Tests.Values.Runtimes;

/// <summary>
/// The choice of a framework's version as the host of .NET makes it, https://learn.microsoft.com/dotnet/core/versions/selection.
/// </summary>
public class RollForwardTests
{
    [Theory]
    [InlineData("Minor", "10.0.0", "10.0.3 10.0.12 10.2.1 11.0.0", "10.0.12")]
    [InlineData("Minor", "10.0.0", "10.1.1 10.1.4 10.2.1 11.0.0", "10.1.4")]
    [InlineData("Minor", "10.0.0", "9.0.4 11.0.0", null)]
    [InlineData("Minor", "10.0.5", "10.0.3", null)]
    [InlineData("LatestPatch", "10.0.0", "10.0.3 10.0.12 10.1.0", "10.0.12")]
    [InlineData("LatestPatch", "10.0.0", "10.1.0", null)]
    [InlineData("LatestMinor", "10.0.0", "10.0.3 10.2.1 11.0.0", "10.2.1")]
    [InlineData("Major", "10.0.0", "10.1.3 11.0.0", "10.1.3")]
    [InlineData("Major", "10.0.0", "11.0.0 11.0.2 11.1.0 12.0.0", "11.0.2")]
    [InlineData("LatestMajor", "10.0.0", "10.0.12 11.0.0 12.0.1", "12.0.1")]
    [InlineData("Disable", "10.0.3", "10.0.3 10.0.12", "10.0.3")]
    [InlineData("Disable", "10.0.0", "10.0.3", null)]
    [InlineData("LatestMajor", "10.0.0", "10.0.12 11.0.0-rc.1", "10.0.12")]
    [InlineData("Minor", "11.0.0-preview.1", "11.0.0-rc.1 11.0.0-rc.2", "11.0.0-rc.2")]
    public void Version_IsChosenAsByTheHost(string policy, string wanted, string installed, string? chosen) => Assert.Equal(
        chosen, Enum.Parse<RollForward>(policy).Choose(
            RuntimeVersion.Parse(wanted)!,
            [.. installed.Split(' ').Select(static text => RuntimeVersion.Parse(text)!).OrderDescending()])?.ToString());
}
