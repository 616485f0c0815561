using System.Security.Cryptography;
using System.Text;

namespace SplNet.Measuring.Observing;

/// <summary>A text of any length, kept as its hash and its start.</summary>
internal sealed class ObservedText : IDisposable
{
    private const int Shown = 400;
    private const int Bytes = 16;

    private readonly IncrementalHash _hash = IncrementalHash.CreateHash(HashAlgorithmName.SHA256);
    private readonly StringBuilder _shown = new();

    /// <summary>The start of the text, for people.</summary>
    public string Text => _shown.Length <= Shown ? _shown.ToString() : $"{_shown.ToString(0, Shown)}…";

    /// <summary>The hash of the whole text.</summary>
    public string Hash => Convert.ToHexStringLower(_hash.GetCurrentHash().AsSpan(0, Bytes));

    /// <summary>Appends a part.</summary>
    /// <param name="part">The part.</param>
    public void Append(string part)
    {
        _hash.AppendData(Encoding.UTF8.GetBytes(part));
        if (_shown.Length <= Shown)
            _shown.Append(part);
    }

    /// <summary>Appends a part whose whole content counts, but of which people see less.</summary>
    /// <param name="shown">The part for people.</param>
    /// <param name="hash">The hash of the whole part.</param>
    public void Append(string shown, string hash)
    {
        _hash.AppendData(Encoding.UTF8.GetBytes(hash));
        if (_shown.Length <= Shown)
            _shown.Append(shown);
    }

    public void Dispose() => _hash.Dispose();
}
