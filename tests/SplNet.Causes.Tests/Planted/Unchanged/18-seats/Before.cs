using System.Numerics;

namespace Sut;

/// <summary>A row of seats, a bit for each that is taken.</summary>
public sealed class SeatRow(int number, int seats)
{
    private ulong _taken;

    public int Number => number;

    public int Free => seats - BitOperations.PopCount(_taken);

    public bool IsTaken(int seat) => (_taken >> seat & 1) != 0;

    public int FindTogether(int count)
    {
        var mask = (1UL << count) - 1;
        for (var seat = 0; seat + count <= seats; seat++)
        {
            if ((_taken & mask << seat) == 0)
                return seat;
        }

        return -1;
    }

    public void Take(int seat, int count) => _taken |= (1UL << count) - 1 << seat;
}

/// <summary>Seats that somebody has.</summary>
public readonly record struct Booking(int Row, int Seat, int Count);

/// <summary>A hall and who sits where.</summary>
public sealed class Hall
{
    private readonly List<SeatRow> _rows = [];
    private readonly List<Booking> _bookings = [];

    public Hall(int rows, int seats)
    {
        if (seats > 63)
            throw new ArgumentOutOfRangeException(nameof(seats), "A row has up to 63 seats.");
        for (var row = 0; row < rows; row++)
            _rows.Add(new SeatRow(row, seats));
    }

    public int Free => _rows.Sum(static row => row.Free);

    public IReadOnlyList<Booking> Bookings => _bookings;

    public bool TryBook(int count)
    {
        foreach (var row in _rows)
        {
            var seat = row.Free < count ? -1 : row.FindTogether(count);
            if (seat < 0)
                continue;
            row.Take(seat, count);
            _bookings.Add(new Booking(row.Number, seat, count));
            return true;
        }

        return false;
    }
}
