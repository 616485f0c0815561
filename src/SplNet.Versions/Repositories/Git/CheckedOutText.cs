using LibGit2Sharp;

namespace SplNet.Versions.Repositories.Git;

/// <summary>
/// Texts whose line ends the checkout has changed. With <c>core.autocrlf</c>, which Git for Windows sets for the whole machine, a file that
/// is stored with LF has CRLF in the work tree. Only the repository's own configuration is read, so the check looks at the file itself.
/// </summary>
internal static class CheckedOutText
{
    /// <summary>
    /// Computes the bytes that a commit would store if the checkout changed the line ends; null if the file is used unchanged.
    /// </summary>
    /// <param name="stored">The content that git has.</param>
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

    // A carriage return without a line feed is not a line end, and git treats the file as binary.
    private static bool IsTextOfWindows(ReadOnlySpan<byte> bytes) =>
        bytes.Contains((byte)'\r') && !bytes.Contains((byte)0) && bytes.Count((byte)'\r') == bytes.Count("\r\n"u8);
}
