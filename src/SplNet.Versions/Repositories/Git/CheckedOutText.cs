using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// Texts whose line ends the checkout has changed. With <c>core.autocrlf</c>, which Git for Windows sets for the whole machine, a file that is stored with LF has CRLF in
/// the work tree. No configuration but the repository's own is read, so the file itself tells.
/// </summary>
internal static class CheckedOutText
{
    /// <summary>What committing a file would store, where the checkout has changed its line ends; null where it is to be taken as it is.</summary>
    /// <param name="stored">What git has of it.</param>
    /// <param name="file">Its path in the work tree.</param>
    public static byte[]? Stored(Blob stored, string file)
    {
        if (stored.IsBinary || HasReturns(stored))
            return null; // git leaves both alone
        var bytes = File.ReadAllBytes(file);
        return IsTextOfWindows(bytes) ? Array.FindAll(bytes, static one => one != '\r') : null;
    }

    private static bool HasReturns(Blob stored)
    {
        using var content = stored.GetContentStream();
        using var copy = new MemoryStream();
        content.CopyTo(copy);
        return copy.GetBuffer().AsSpan(0, (int)copy.Length).Contains((byte)'\r');
    }

    // A return without a line feed is no line end, and git takes the file for binary.
    private static bool IsTextOfWindows(ReadOnlySpan<byte> bytes) =>
        bytes.Contains((byte)'\r') && !bytes.Contains((byte)0) && bytes.Count((byte)'\r') == bytes.Count("\r\n"u8);
}
