using System.Buffers.Binary;
using System.Security.Cryptography;
using System.Text;

namespace SplNet.Mutations.Tests.Building;

/// <summary>
/// A key file as <c>sn -k</c> writes it: the private key as a blob of Windows' old interface, all numbers from the lowest byte.
/// </summary>
internal static class StrongNameKey
{
    private const int Bits = 1024;

    public static byte[] Create()
    {
#pragma warning disable CA5385 // a name, not a secret: 1024 bits are what sn writes
        using var rsa = RSA.Create(Bits);
#pragma warning restore CA5385
        var key = rsa.ExportParameters(includePrivateParameters: true);
        var header = new byte[20];
        header[0] = 7; // a pair of keys
        header[1] = 2;
        BinaryPrimitives.WriteInt32LittleEndian(header.AsSpan(4), 0x2400); // for signatures
        Encoding.ASCII.GetBytes("RSA2").CopyTo(header, 8);
        BinaryPrimitives.WriteInt32LittleEndian(header.AsSpan(12), Bits);
        var exponent = new byte[4];
        key.Exponent!.Reverse().ToArray().CopyTo(exponent, 0);
        exponent.CopyTo(header, 16);
        return
        [
            .. header, .. Reversed(key.Modulus), .. Reversed(key.P), .. Reversed(key.Q), .. Reversed(key.DP), .. Reversed(key.DQ),
            .. Reversed(key.InverseQ), .. Reversed(key.D),
        ];
    }

    private static IEnumerable<byte> Reversed(byte[]? number) => Enumerable.Reverse(number!);
}
