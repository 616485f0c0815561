namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed class Lockers(int count)
{
    private readonly bool[] _taken = new bool[count];

    public int Tries { get; private set; }

    public Task<int> OpenAsync(int first)
    {
        for (var step = 0; step < _taken.Length; step++)
        {
            Tries++;
            var locker = (first + step) % _taken.Length;
            if (_taken[locker])
                continue;
            _taken[locker] = true;
            return Task.FromResult(locker);
        }

        return Task.FromResult(-1);
    }

    public void Empty()
    {
        Array.Clear(_taken);
        Tries = 0;
    }
}

public sealed class Station(Lockers lockers)
{
    public async Task<int> ServeAsync(int guests)
    {
        lockers.Empty();
        var sum = 0;
        for (var guest = 0; guest < guests; guest++)
        {
            var locker = await lockers.OpenAsync(guest * 7);
            sum += locker >= 0 ? locker : 0;
        }

        return sum;
    }

    public int Tries() => lockers.Tries;
}
