namespace SplNet.History.Stores;

/// <summary>The digest under which an experiment is stored of which a part was left out, so that the rest is taken when the same experiment comes again and fits.</summary>
internal static class PartialDigest
{
    private const string Mark = "part of ";

    /// <summary>The digest of a part.</summary>
    /// <param name="digest">That of the experiment, or of a part of it.</param>
    public static string Of(string digest) => Mark + WholeOf(digest);

    /// <summary>The digest of the whole experiment.</summary>
    /// <param name="digest">That of the experiment, or of a part of it.</param>
    public static string WholeOf(string digest) => IsPartial(digest) ? digest[Mark.Length..] : digest;

    /// <summary>True if it is the digest of a part.</summary>
    /// <param name="digest">A digest.</param>
    public static bool IsPartial(string digest) => digest.StartsWith(Mark, StringComparison.Ordinal);
}
