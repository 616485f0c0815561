using System.Runtime.CompilerServices;
using System.Text;

namespace Sut;

public enum LogLevel
{
    Debug,
    Information,
    Error,
}

/// <summary>Keeps the messages at and above a level.</summary>
public sealed class Log(LogLevel level)
{
    private readonly List<string> _lines = [];

    public IReadOnlyList<string> Lines => _lines;

    public bool Keeps(LogLevel wanted) => wanted >= level;

    public void Debug([InterpolatedStringHandlerArgument("")] ref DebugMessage message)
    {
        if (Keeps(LogLevel.Debug))
            Write(LogLevel.Debug, message.ToString());
    }

    public void Information(string message)
    {
        if (Keeps(LogLevel.Information))
            Write(LogLevel.Information, message);
    }

    private void Write(LogLevel messageLevel, string message) => _lines.Add($"{messageLevel}: {message}");
}

/// <summary>A message for those who look for errors.</summary>
[InterpolatedStringHandler]
public readonly struct DebugMessage
{
    private readonly StringBuilder? _text;

    public DebugMessage(int literalLength, int formattedCount, Log log, out bool isKept)
    {
        isKept = log.Keeps(LogLevel.Debug);
        _text = isKept ? new StringBuilder(literalLength + 8 * formattedCount) : null;
    }

    public void AppendLiteral(string text) => _text?.Append(text);

    public void AppendFormatted<T>(T value) => _text?.Append(value);

    public override string ToString() => _text?.ToString() ?? "";
}

/// <summary>How much of each article there is.</summary>
public sealed class Stock(int articles, int pieces)
{
    private readonly int[] _left = [.. Enumerable.Repeat(pieces, articles)];

    public int this[int article] => _left[article];

    public bool TryTake(int article, int quantity)
    {
        if (_left[article] < quantity)
            return false;
        _left[article] -= quantity;
        return true;
    }

    public void PutBack(int article, int quantity) => _left[article] += quantity;
}

/// <summary>Takes orders as long as there is enough.</summary>
public sealed class OrderDesk(Stock stock, Log log)
{
    public int Accepted { get; private set; }

    public int Refused { get; private set; }

    public bool Accept(int order, int article, int quantity)
    {
        log.Debug($"order {order} wants {quantity} of {article}");
        if (!Reserve(article, quantity))
        {
            Refused++;
            log.Information("an order was refused");
            return false;
        }

        Accepted++;
        return true;
    }

    public void Cancel(int article, int quantity)
    {
        stock.PutBack(article, quantity);
        Accepted--;
    }

    private bool Reserve(int article, int quantity)
    {
        var taken = stock.TryTake(article, quantity);
        log.Debug($"{article} has {stock[article]} left");
        return taken;
    }
}
