using SplNet.Tests.Unoptimised;

namespace SplNet.Tests.Relay;

/// <summary>Optimised code, some of which calls a library that is not.</summary>
public static class Relay
{
    private static readonly int[] Few = [3, 1, 2];

    /// <summary>Calls code of its own.</summary>
    public static int Near() => Few.Max();

    /// <summary>Calls the other library.</summary>
    public static int Far() => new PlainList().Touch();
}
