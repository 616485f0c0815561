using System.Security.Cryptography;
using System.Text;

namespace SplNet.Tool.Generating;

/// <summary>A short, stable name for a long text: names of benchmarks must not depend on the number of other benchmarks.</summary>
internal static class ShortHash
{
    private const int Bytes = 4;

    public static string Of(string text) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text)).AsSpan(0, Bytes));
}
