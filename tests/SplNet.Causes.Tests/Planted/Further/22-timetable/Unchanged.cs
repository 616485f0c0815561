namespace Sut;

/// <summary>Nothing calls it.</summary>
public static class Spare
{
    public static int Double(int number) => 2 * number;
}

public sealed record Train(int Number, int Departure);

public sealed class Timetable
{
    private readonly IEnumerable<Train> _express;

    public Timetable(IEnumerable<Train> trains)
    {
        _express = trains.Where(static train => IsExpress(train.Number)).ToList();
    }

    public int Count => _express.Count();

    public Train? Next(int time)
    {
        foreach (var train in _express)
        {
            if (train.Departure >= time)
                return train;
        }

        return null;
    }

    private static bool IsExpress(int number)
    {
        var sum = 0;
        for (var rest = number; rest > 0; rest /= 2)
            sum += rest % 3;
        return 0 == sum % 2;
    }
}

public static class Travel
{
    public static int Plan(Timetable timetable, int hours)
    {
        var sum = 0;
        for (var hour = 0; hour < hours; hour++)
            sum += timetable.Next(hour * 60)?.Number ?? 0;
        return timetable.Count + sum;
    }
}
