namespace SplNet.History.Stores;

/// <summary>The digest of a partly stored experiment. If the same experiment comes again and fits, the rest is added.</summary>
internal static class PartialDigest
{
    private const string Mark = "part of ";

    /// <summary>Creates the digest of a part.</summary>
    /// <param name="digest">The digest of the experiment, or of a part of it.</param>
    public static string Of(string digest) => Mark + WholeOf(digest);

    /// <summary>Gets the digest of the whole experiment.</summary>
    /// <param name="digest">The digest of the experiment, or of a part of it.</param>
    public static string WholeOf(string digest) => IsPartial(digest) ? digest[Mark.Length..] : digest;

    /// <summary>True if it is the digest of a part.</summary>
    /// <param name="digest">A digest.</param>
    public static bool IsPartial(string digest) => digest.StartsWith(Mark, StringComparison.Ordinal);
}
