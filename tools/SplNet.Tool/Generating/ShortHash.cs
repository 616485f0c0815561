using System.Security.Cryptography;
using System.Text;

namespace SplNet.Tool.Generating;

/// <summary>A short name for a long text, the same in every generation: names of benchmarks must not depend on how many others there are.</summary>
internal static class ShortHash
{
    private const int Bytes = 4;

    public static string Of(string text) => Convert.ToHexStringLower(SHA256.HashData(Encoding.UTF8.GetBytes(text)).AsSpan(0, Bytes));
}
