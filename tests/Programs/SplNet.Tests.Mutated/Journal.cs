using System.Buffers;
using System.Globalization;
using System.Text;

namespace SplNet.Tests.Mutated;

/// <summary>Writes trades to a stream, each with a checksum.</summary>
public sealed class Journal(Stream stream)
{
    public int Written { get; private set; }

    public async Task<int> WriteAllAsync(IReadOnlyList<Trade> trades)
    {
        foreach (var trade in trades)
            await WriteAsync(trade).ConfigureAwait(false);
        await FlushAsync().ConfigureAwait(false);
        return Written;
    }

    public async ValueTask WriteAsync(Trade trade)
    {
        var line = string.Create(
            CultureInfo.InvariantCulture, $"{trade.Buyer};{trade.Seller};{trade.Symbol};{trade.Quantity};{trade.Price.Ticks}");
        var buffer = ArrayPool<byte>.Shared.Rent(Encoding.UTF8.GetMaxByteCount(line.Length) + 2);
        try
        {
            var length = Encoding.UTF8.GetBytes(line, 0, line.Length, buffer, 0);
            buffer[length] = Checksum(buffer, length);
            buffer[length + 1] = (byte)'\n';
            await stream.WriteAsync(buffer.AsMemory(0, length + 2)).ConfigureAwait(false);
        }
        finally
        {
            ArrayPool<byte>.Shared.Return(buffer);
        }

        Written++;
    }

    public Task FlushAsync() => stream.FlushAsync(CancellationToken.None);

    private static byte Checksum(byte[] bytes, int length)
    {
        var sum = 0;
        for (var i = 0; i < length; i++)
            sum = (sum * 31 + bytes[i]) & 0xFFFF;
        return (byte)('A' + sum % 26);
    }
}
