using SplNet.Versions.Cache;

namespace SplNet.Versions.Tests.Cache;

public class CacheLocationTests
{
    private static readonly Dictionary<string, string> Variables =
        new(StringComparer.Ordinal) { ["HOME"] = "/home/me", ["LOCALAPPDATA"] = "/local" };

    [Theory]
    [InlineData(nameof(CachePlatform.Unix), "/home/me/.cache/splnet")]
    [InlineData(nameof(CachePlatform.Mac), "/home/me/Library/Caches/splnet")]
    [InlineData(nameof(CachePlatform.Windows), "/local/SplNet/Cache")]
    public void DefaultLocation_FollowsThePlatform(string platform, string expected) =>
        Assert.Equal(expected, Of(null, platform).Replace('\\', '/'));

    [Fact]
    public void Option_OverridesTheVariable() =>
        Assert.Equal(Path.GetFullPath("/option"), Of("/option", nameof(CachePlatform.Unix), (CacheLocation.Variable, "/variable")));

    [Fact]
    public void Variable_OverridesThePlatform() =>
        Assert.Equal(
            Path.GetFullPath("/variable"),
            Of(null, nameof(CachePlatform.Unix), (CacheLocation.Variable, "/variable"), ("XDG_CACHE_HOME", "/xdg")));

    [Fact]
    public void XdgCacheHome_OverridesTheHomeFolder() =>
        Assert.Equal(Path.Combine("/xdg", "splnet"), Of(null, nameof(CachePlatform.Unix), ("XDG_CACHE_HOME", "/xdg")));

    [Fact]
    public void RelativeXdgCacheHome_IsIgnored() =>
        Assert.Equal("/home/me/.cache/splnet", Of(null, nameof(CachePlatform.Unix), ("XDG_CACHE_HOME", "xdg")).Replace('\\', '/'));

    private static string Of(string? option, string platform, params (string Name, string Value)[] further)
    {
        var variables = new Dictionary<string, string>(Variables, StringComparer.Ordinal);
        foreach (var (name, value) in further)
            variables[name] = value;
        return CacheLocation.Of(option, name => variables.GetValueOrDefault(name), Enum.Parse<CachePlatform>(platform));
    }
}
