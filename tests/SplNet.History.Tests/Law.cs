using FsCheck;

namespace SplNet.History.Tests;

/// <summary>How laws are tried: on a hundred generated cases, the same ones every time.</summary>
internal static class Law
{
    public static void Holds(this Property property) => property.Check(Config.QuickThrowOnFailure.WithReplay(7919, 104729));
}
